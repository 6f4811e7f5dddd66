export { crest as Team } from './crest.tsx';
