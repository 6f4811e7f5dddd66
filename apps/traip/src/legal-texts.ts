import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LegalSettings, type LegalTextName, unknownNames } from '@traip/api/commands';
import { legalDocuments, locales } from '@traip/contract';
import type { Config } from './config.ts';
import { StartupError } from './startup-error.ts';

const names: readonly LegalTextName[] = legalDocuments.flatMap((document) =>
  locales.map((locale): LegalTextName => `${document}.${locale}`),
);

/** The operator's details, and their own texts in place of ours. */
export function legalSettings(config: Config): LegalSettings {
  const { OPERATOR_NAME, OPERATOR_TAX_ID, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_REGISTER } = config;
  const details = { OPERATOR_NAME, OPERATOR_TAX_ID, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_REGISTER };
  const configured = Object.entries(details).filter(([, value]) => value !== undefined);
  const folder = config.LEGAL_TEXTS;
  return {
    operator: Object.fromEntries(configured),
    ...(folder === undefined ? {} : { replacements: readTexts(folder) }),
  };
}

function readTexts(folder: string): Partial<Record<LegalTextName, string>> {
  const found = markdownIn(folder);
  requireKnown(folder, found);
  requireBothLanguages(folder, found);
  const present = names.filter((name) => found.includes(name));
  return Object.fromEntries(present.map((name) => [name, readText(folder, name)]));
}

/** The names of the Markdown files, without the extension. */
function markdownIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`LEGAL_TEXTS cannot be read: ${folder} (${code}).`);
  }
}

/** A misspelt name would silently leave our text in force. */
function requireKnown(folder: string, found: readonly string[]): void {
  const known: readonly string[] = names;
  const other = found.filter((name) => !known.includes(name));
  if (found.length === 0 || other.length > 0)
    throw new StartupError(
      `LEGAL_TEXTS (${folder}) ${other.length > 0 ? `has ${other.join('.md, ')}.md` : 'is empty'}: the texts are called ${names.join('.md, ')}.md.`,
    );
}

/** Otherwise the two languages would promise different things. */
function requireBothLanguages(folder: string, found: readonly string[]): void {
  for (const document of legalDocuments) {
    const present = locales.filter((locale) => found.includes(`${document}.${locale}`));
    if (present.length > 0 && present.length < locales.length)
      throw new StartupError(
        `LEGAL_TEXTS (${folder}) has ${document} in ${present[0]} only: write it in both languages.`,
      );
  }
}

function readText(folder: string, name: LegalTextName): string {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8').trim();
  if (text === '') throw new StartupError(`LEGAL_TEXTS (${folder}): ${name}.md is empty.`);
  const [unknown] = unknownNames(text);
  if (unknown !== undefined)
    throw new StartupError(
      `LEGAL_TEXTS (${folder}): ${name}.md names {{${unknown}}}, which Traip does not know.`,
    );
  return text;
}
