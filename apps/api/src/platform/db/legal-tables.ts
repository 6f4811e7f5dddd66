import type { AgreedDocument, Locale } from '@traip/contract';

/** Texts that somebody agreed to, as they were. */
export interface LegalTextsTable {
  document: AgreedDocument;
  locale: Locale;
  version: string;
  markdown: string;
}

export interface AgreementsTable {
  userId: string;
  document: AgreedDocument;
  locale: Locale;
  version: string;
  agreedAt: Date;
}
