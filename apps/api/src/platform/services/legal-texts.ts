import type { LegalDocument, LegalText, Locale, Read } from '@traip/contract';

/** Every legal text in force, by kind and language. */
export type LegalTexts = Readonly<Record<LegalDocument, Readonly<Record<Locale, Read<typeof LegalText>>>>>;
