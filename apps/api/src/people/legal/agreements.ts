import { agreedDocuments, type Locale } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { insertAgreements, storeTexts } from './queries.ts';

type Texts = Pick<Services, 'legalTexts'>;

/** The versions that a new user agrees to. Their texts are stored, to show later what was agreed to. */
export async function storeTextsInForce(trx: Trx, { legalTexts }: Texts, locale: Locale) {
  const texts = agreedDocuments.map((document) => {
    const { version, markdown } = legalTexts[document][locale];
    return { document, locale, version, markdown };
  });
  await storeTexts(trx, texts);
  return {
    termsVersion: legalTexts.terms[locale].version,
    privacyVersion: legalTexts.privacy[locale].version,
  };
}

interface Agreement {
  readonly userId: string;
  readonly locale: Locale;
  readonly agreedAt: Date;
}

/** For an account that did not register here, when its owner completes the profile. */
export async function agreeToTextsInForce(trx: Trx, texts: Texts, agreement: Agreement): Promise<void> {
  await recordAgreements(trx, agreement, await storeTextsInForce(trx, texts, agreement.locale));
}

export async function recordAgreements(
  trx: Trx,
  agreement: Agreement,
  { termsVersion, privacyVersion }: { readonly termsVersion: string; readonly privacyVersion: string },
): Promise<void> {
  await insertAgreements(trx, [
    { ...agreement, document: 'terms', version: termsVersion },
    { ...agreement, document: 'privacy', version: privacyVersion },
  ]);
}
