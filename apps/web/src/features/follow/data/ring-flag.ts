import { deviceStore } from '../../../lib/device/device-store.ts';

export const ringKey = 'traip.ring';
const store = deviceStore({ empty: false, parse: (text) => text === 'true' });

/** Whether this device has notifications without an account. */
export const ringFlag = {
  isOn: () => store.read(ringKey),
  set: (isOn: boolean) => store.update(ringKey, () => isOn),
  subscribe: store.subscribe,
};
