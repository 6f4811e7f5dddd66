import { z } from 'zod';
import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { LicenceCards, LicenceReply } from '../shapes/licence-card.ts';

/** People's own licences. */
export const licenceCalls = {
  mine: call({
    method: 'GET',
    path: '/profile/licences',
    summary: 'List the caller’s licences and their children’s, with the codes a desk scans',
    access: signedIn,
    reply: LicenceCards,
    errors: [],
  }),
  sendAgain: call({
    method: 'POST',
    path: '/profile/licences/{id}/send',
    summary: 'Submit a returned licence again, your own or a child’s, with a note to the organiser',
    access: signedIn,
    params: z.object({ id: Id }),
    body: LicenceReply,
    reply: LicenceCards,
    errors: ['REGISTRATION_NOT_ASKED', 'LICENCE_NOT_RETURNED', 'LICENCE_INCOMPLETE'],
  }),
};
