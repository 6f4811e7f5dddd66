'use client';

import { useEffect } from 'react';
import { followDevice } from './theme-store.ts';

/** For a page whose address leaves its theme to the device, also when that changes. */
export function DeviceTheme() {
  useEffect(followDevice, []);
  return null;
}
