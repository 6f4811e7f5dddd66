export { Crest } from './crest.tsx';
export { Squad } from './squad.tsx';
