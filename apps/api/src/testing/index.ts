export { startMailbox } from '@traip/e2e/mailbox';
export { signAccessToken } from '../platform/authorization/access-token.ts';
export { compiledQueriesOf } from './count-queries.ts';
export { idOf } from './growth/ids.ts';
export { matchesOf, organisationsFor } from './growth/proportions.ts';
export { fill } from './growth/queries.ts';
export { measureReads } from './growth/touched/queries.ts';
export { type Fault, fuzz } from './hostile/fuzz.ts';
export { urlOf, World } from './world.ts';
