import { z } from 'zod';
import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { LocaleName } from '../shapes/fields.ts';
import { LegalText, LegalVersions, legalDocuments } from '../shapes/legal.ts';

/** The legal texts of this installation's operator. */
export const legalCalls = {
  versions: call({
    method: 'GET',
    path: '/legal/{locale}',
    summary: 'List the current versions of the privacy policy, terms of use and legal notice',
    access: anyone,
    params: z.object({ locale: LocaleName }),
    reply: LegalVersions,
    errors: [],
  }),
  text: call({
    method: 'GET',
    path: '/legal/{locale}/{document}',
    summary: 'Get a legal text in one language, as Markdown',
    access: anyone,
    params: z.object({ locale: LocaleName, document: z.enum(legalDocuments) }),
    reply: LegalText,
    errors: [],
  }),
};
