'use client';

import dynamic from 'next/dynamic';

// Loaded on demand.
export const ShareMenu = dynamic(() => import('./share-menu.tsx').then((file) => file.ShareMenu), {
  ssr: false,
});
export const PrintDialog = dynamic(() => import('./print-dialog.tsx').then((file) => file.PrintDialog), {
  ssr: false,
});
