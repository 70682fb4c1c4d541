declare module "catalogue:extras" {
  const extras: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default extras;
}
declare module "catalogue:languages" {
  const languages: Record<string, { name: string; load: () => Promise<{ default: string }> }>;
  export default languages;
}
declare module "catalogue:*" {
  const text: string;
  export default text;
}
declare module "*.mp3?url" {
  const address: string;
  export default address;
}
