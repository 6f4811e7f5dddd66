// Separate from the buttons: every public page loads these.
export { FollowingLink } from './following-link.tsx';
export { KeepRinging } from './keep-ringing.tsx';
