import { pick } from '../words/pick.ts';
export const post = pick;
