// Used by public pages: must not import the API client, which is larger than them.
export { accountFollows } from './data/account-follows.ts';
export { deviceFollows, type FollowView } from './data/device-follows.ts';
export { loadRing } from './data/load-ring.ts';
export { ringFlag } from './data/ring-flag.ts';
export { type FollowSubject, useFollowed } from './data/use-followed.ts';
export { findFollow, useFollows } from './data/use-follows.ts';
export { useRing } from './data/use-ring.ts';
export { useToggleFollow } from './data/use-toggle-follow.ts';
export { FollowButton } from './follow-button.tsx';
export { MergeDeviceFollows } from './merge-device-follows.tsx';
