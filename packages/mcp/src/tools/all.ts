import { getCompetition, listCompetitions } from './competitions.ts';
import { explainPosition } from './explain-position.ts';
import { getMatch, listMatches } from './matches.ts';
import { applyProposal, proposeNewDate, proposePostponement, proposeResult } from './proposals.ts';
import { search } from './search.ts';
import { getTable } from './table.ts';
import { getTeam } from './team.ts';
import type { Tool } from './tool.ts';

/** In listing order. */
export const tools: readonly Tool[] = [
  search,
  listCompetitions,
  getCompetition,
  getTable,
  explainPosition,
  listMatches,
  getMatch,
  getTeam,
  proposeResult,
  proposePostponement,
  proposeNewDate,
  applyProposal,
];
