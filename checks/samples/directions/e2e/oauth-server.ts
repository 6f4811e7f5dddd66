import { find } from '../scripts/find.ts';
export const provider = find;
