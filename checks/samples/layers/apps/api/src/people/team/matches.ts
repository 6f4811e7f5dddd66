import { open } from '../../platform/db/open.ts';
import type { Match } from '../../competition/match/match.ts';

export const matches = (): Match[] => open();
