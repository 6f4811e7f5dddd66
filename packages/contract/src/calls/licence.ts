import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { LicenceCards } from '../shapes/licence-card.ts';

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
};
