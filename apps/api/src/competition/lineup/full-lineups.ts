import { type lineupCalls, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findMatch } from '../match/desk/queries.ts';
import { publicFrom, visibleLineups } from '../match/lineups/reply/visible-lineups.ts';
import { anonymousViewer } from '../match/people/viewer.ts';
import { findCompetitionId } from './facts/queries.ts';

export const fullLineups: Handler<typeof lineupCalls.full> = async ({ db, now }, { params: { matchId } }) => {
  const competitionId = await findCompetitionId(db, matchId);
  const found = competitionId === undefined ? undefined : await findPublicCompetition(db, competitionId);
  const match = found && (await findMatch(db, found, matchId));
  if (!match) return refuse('NOT_FOUND');
  const lineups = await visibleLineups(db, match, anonymousViewer, now());
  return { matchId, publicFrom: publicFrom(match), ...lineups };
};
