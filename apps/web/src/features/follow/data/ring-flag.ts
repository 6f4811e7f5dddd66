import { deviceStore } from '../../../lib/device/device-store.ts';

const key = 'traip.ring';
const store = deviceStore({ empty: false, parse: (text) => text === 'true' });

/** Whether this device has notifications without an account. */
export const ringFlag = {
  isOn: () => store.read(key),
  set: (isOn: boolean) => store.update(key, () => isOn),
  subscribe: store.subscribe,
};
