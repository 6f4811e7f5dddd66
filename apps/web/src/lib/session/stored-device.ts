import { browserStorage } from './runtime.ts';

const deviceKey = 'traip.device';

/** Proves at the next sign-in that someone has signed in on this device before. Signing out keeps it. */
export const storedDevice = {
  read: (): { readonly deviceToken?: string } => {
    const deviceToken = browserStorage().getItem(deviceKey);
    return deviceToken === null ? {} : { deviceToken };
  },
  write: (deviceToken: string) => browserStorage().setItem(deviceKey, deviceToken),
};
