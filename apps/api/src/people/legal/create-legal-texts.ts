import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LegalDocument, LegalText, Locale, Read } from '@traip/contract';
import type { LegalTexts } from '../../platform/services/legal-texts.ts';
import { fillIn, type LegalValues } from './fill-in.ts';

/** `privacy.es`: the kind of text, and its language. */
export type LegalTextName = `${LegalDocument}.${Locale}`;

export interface LegalSettings {
  /** The details of the operator. */
  readonly operator?: Partial<LegalValues>;
  /** Texts of the operator instead of ours, by name. */
  readonly replacements?: Partial<Record<LegalTextName, string>>;
}

/** The texts in force: ours or those of the operator, with the operator's details. */
export function createLegalTexts(
  { operator = {}, replacements = {} }: LegalSettings,
  { consentAge, publicOrigin }: { readonly consentAge: number; readonly publicOrigin: string },
): LegalTexts {
  const values = { ...operator, CONSENT_AGE: String(consentAge), PUBLIC_ORIGIN: publicOrigin };
  const textOf = (document: LegalDocument, locale: Locale): Read<typeof LegalText> => {
    const name: LegalTextName = `${document}.${locale}`;
    const { markdown, missing } = fillIn(replacements[name] ?? ownText(name), values);
    return { document, locale, version: versionOf(markdown), markdown, missing };
  };
  const inBothLanguages = (document: LegalDocument) => ({
    es: textOf(document, 'es'),
    en: textOf(document, 'en'),
  });
  return {
    privacy: inBothLanguages('privacy'),
    terms: inBothLanguages('terms'),
    legal: inBothLanguages('legal'),
  };
}

function ownText(name: LegalTextName): string {
  return readFileSync(new URL(`./texts/${name}.md`, import.meta.url), 'utf8');
}

function versionOf(markdown: string): string {
  return createHash('sha256').update(markdown).digest('hex').slice(0, 8);
}
