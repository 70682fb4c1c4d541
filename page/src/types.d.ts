declare module "catalogue:extras" {
  const extras: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default extras;
}
declare module "catalogue:*" {
  const text: string;
  export default text;
}
