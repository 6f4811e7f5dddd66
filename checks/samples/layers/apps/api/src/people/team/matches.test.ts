import type { Match } from '../../competition/match/match.ts';

export const match: Match = {};
