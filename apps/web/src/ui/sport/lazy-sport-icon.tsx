'use client';

import dynamic from 'next/dynamic';

/** For screens that run in the browser: the drawings come after what people wait for. */
export const LazySportIcon = dynamic(() => import('./sport-icon.tsx').then((file) => file.SportIcon));
