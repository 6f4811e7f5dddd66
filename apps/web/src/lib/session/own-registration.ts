import { browserStorage } from './runtime.ts';

const key = 'traip.registration';

/** The registration that was made in this browser: it shows that whoever opens the link is who registered. */
export const ownRegistration = {
  remember: (registrationId: string) => browserStorage().setItem(key, registrationId),
  read: (): { readonly registrationId?: string } => {
    const registrationId = browserStorage().getItem(key);
    return registrationId === null ? {} : { registrationId };
  },
  forget: () => browserStorage().removeItem(key),
};
