/** Placeholders in a text, like `{{OPERATOR_NAME}}`, named as in the configuration. */
const required = [
  'OPERATOR_NAME',
  'OPERATOR_TAX_ID',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'CONSENT_AGE',
  'PUBLIC_ORIGIN',
] as const;
const optional = ['OPERATOR_REGISTER'] as const;

type LegalValue = (typeof required)[number] | (typeof optional)[number];
export type LegalValues = Readonly<Record<LegalValue, string>>;

const named = /\{\{(\w+)\}\}/g;

/** Placeholders that nothing can fill in. */
export function unknownNames(text: string): string[] {
  const known: readonly string[] = [...required, ...optional];
  return [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/** The text with its values. A line without its optional value is dropped; a required one shows its name. */
export function fillIn(
  text: string,
  values: Partial<LegalValues>,
): { readonly markdown: string; readonly missing: string[] } {
  const given: Partial<Record<string, string>> = values;
  const lines = text
    .split('\n')
    .filter((line) => optional.every((name) => !line.includes(`{{${name}}}`) || given[name] !== undefined));
  const missing = required.filter((name) => text.includes(`{{${name}}}`) && given[name] === undefined);
  const markdown = lines.join('\n').replace(named, (_, name: string) => given[name] ?? `[${name}]`);
  return { markdown, missing };
}
