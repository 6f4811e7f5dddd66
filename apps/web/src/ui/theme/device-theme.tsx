'use client';

import { useEffect } from 'react';
import { followDevice } from './theme-store.ts';

/** For a page whose URL leaves its theme to the device, even when that changes. */
export function DeviceTheme() {
  useEffect(followDevice, []);
  return null;
}
