declare module "virtual:catalogue-*" {
  const text: string;
  export default text;
}
declare module "virtual:rules-*" {
  const html: string;
  export default html;
  export const parts: { id: string; title: string; level: number }[];
  /** The language it is in, where it is not translated yet English. */
  export const spoken: string;
}
