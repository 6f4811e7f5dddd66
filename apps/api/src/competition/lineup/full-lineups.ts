import { type lineupCalls, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findMatch } from '../match/desk/queries.ts';
import { publicFrom, seenLineups } from '../match/lineups/reply/seen-lineups.ts';
import { everybody } from '../match/people/viewer.ts';
import { findCompetitionOf } from './facts/queries.ts';

export const fullLineups: Handler<typeof lineupCalls.full> = async ({ db, now }, { params: { matchId } }) => {
  const competitionId = await findCompetitionOf(db, matchId);
  const found = competitionId === undefined ? undefined : await findPublicCompetition(db, competitionId);
  const match = found && (await findMatch(db, found, matchId));
  if (!match) return refuse('NOT_FOUND');
  const seen = await seenLineups(db, match, everybody, now());
  return { matchId, publicFrom: publicFrom(match), ...seen };
};
