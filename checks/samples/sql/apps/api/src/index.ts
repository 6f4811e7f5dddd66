import { open } from './db/open.ts';
export const db = open();
