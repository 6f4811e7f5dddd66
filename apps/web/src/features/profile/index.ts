export { CompleteProfile } from './complete-profile.tsx';
