import { browserStorage } from './runtime.ts';

const key = 'traip.registration';

/** The registration made in this browser: it proves that the link is opened by the person who registered. */
export const ownRegistration = {
  remember: (registrationId: string) => browserStorage().setItem(key, registrationId),
  read: (): { readonly registrationId?: string } => {
    const registrationId = browserStorage().getItem(key);
    return registrationId === null ? {} : { registrationId };
  },
  forget: () => browserStorage().removeItem(key),
};
