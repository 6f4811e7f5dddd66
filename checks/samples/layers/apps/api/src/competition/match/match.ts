import { open } from '../../platform/db/open.ts';

export type Match = { open?: typeof open };
