declare module "catalogue:extras" {
  const extras: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default extras;
}
declare module "catalogue:languages" {
  interface Language {
    name: string; // in itself
    direction: string; // ltr or rtl
    locale: string; // by which dates and numbers are written
    load: () => Promise<{ default: string }>;
  }
  const languages: Record<string, Language>;
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
