export { TeamPlace } from './team-place.tsx';
