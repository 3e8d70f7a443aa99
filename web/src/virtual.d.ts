declare module "virtual:catalogue-*" {
  const text: string;
  export default text;
}
declare module "virtual:rules" {
  export interface RulesPage {
    /** HTML */
    default: string;
    parts: { id: string; title: string; level: number }[];
    /** The language of the page: English where there is no translation. */
    language: string;
  }
  /** By game and language; loaded when somebody reads them. */
  const RULES: Record<string, Record<string, () => Promise<RulesPage>>>;
  export default RULES;
}
