export type { LiveFeed, LiveOptions } from './live/follow.ts';
export { createTraip, type Traip, type TraipOptions } from './traip.ts';
export { TraipError } from './traip-error.ts';
