export { Activity } from './activity.tsx';
