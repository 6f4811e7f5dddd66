'use client';

import dynamic from 'next/dynamic';

/** For pages that seldom add a venue. */
export const LazyVenueDialog = dynamic(() => import('./venue-dialog.tsx').then((file) => file.VenueDialog), {
  ssr: false,
});
