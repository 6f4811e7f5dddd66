import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';

export const legalHandlers: Handlers<typeof contract>['legal'] = {
  versions: async ({ legalTexts: { privacy, terms, legal } }, { params: { locale } }) => ({
    privacy: privacy[locale].version,
    terms: terms[locale].version,
    legal: legal[locale].version,
  }),
  text: async ({ legalTexts }, { params: { locale, document } }) => legalTexts[document][locale],
};
