import { z } from 'zod';
import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { LicenceCards, LicenceReply } from '../shapes/licence-card.ts';

/** The licences that people carry with them. */
export const licenceCalls = {
  mine: call({
    method: 'GET',
    path: '/profile/licences',
    summary: 'The licences of the caller and of their children, with the codes that a desk reads',
    who: signedIn,
    reply: LicenceCards,
    errors: [],
  }),
  sendAgain: call({
    method: 'POST',
    path: '/profile/licences/{id}/send',
    summary:
      'Send an own licence, or that of a child, again after it was returned; with a word to the organiser',
    who: signedIn,
    params: z.object({ id: Id }),
    body: LicenceReply,
    reply: LicenceCards,
    errors: ['REGISTRATION_NOT_ASKED', 'LICENCE_NOT_RETURNED', 'LICENCE_INCOMPLETE'],
  }),
};
