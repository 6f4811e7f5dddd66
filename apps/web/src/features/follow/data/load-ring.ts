/** Turning push messages on and off. Most visitors never do, and the API client is larger than their page. */
export const loadRing = () => import('./ring-here.ts');
