import type { AgreedDocument, Locale } from '@traip/contract';

/** The exact texts that users agreed to. */
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
