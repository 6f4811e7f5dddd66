import { z } from 'zod';
import { Instant, LocaleName } from './fields.ts';

/** The privacy policy, the terms of use, and the legal notice. */
export const legalDocuments = ['privacy', 'terms', 'legal'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The texts that people accept or have read when they open an account. */
export const agreedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[];
export type AgreedDocument = (typeof agreedDocuments)[number];

const Version = z.string();

export const LegalText = z
  .object({
    document: z.enum(legalDocuments),
    locale: LocaleName,
    /** Changes with the text. */
    version: Version,
    markdown: z.string(),
    /** Settings that the text names and that the operator has not set. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'legalText' });

export const LegalVersions = z
  .object({ privacy: Version, terms: Version, legal: Version })
  .meta({ id: 'legalVersions' });

/** The texts a person agreed to, newest first. */
export const Agreements = z
  .object({
    agreements: z.array(
      z.object({
        document: z.enum(agreedDocuments),
        locale: LocaleName,
        version: Version,
        agreedAt: Instant,
      }),
    ),
  })
  .meta({ id: 'agreements' });
