'use client';

import dynamic from 'next/dynamic';

/** For screens rendered in the browser: the icons load after the content. */
export const LazySportIcon = dynamic(() => import('./sport-icon.tsx').then((file) => file.SportIcon));
