import { handle } from '../live/handle.ts';
export type Serve = 1;
