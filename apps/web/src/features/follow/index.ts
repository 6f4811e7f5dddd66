// Used by public pages: must not import the API client, which is larger than they are.
export type { FollowView } from './data/device-follows.ts';
export { followKeys } from './data/follow-keys.ts';
export { findFollow, useFollows } from './data/use-follows.ts';
export { useToggleFollow } from './data/use-toggle-follow.ts';
export { FollowButton } from './follow-button.tsx';
export { FollowingLink } from './following-link.tsx';
