import { type lineupCalls, refuse } from '@traip/contract';
import { findPublic } from '../competition/seen/queries.ts';
import type { Handler } from '../http/handler.ts';
import { findMatch } from '../match/desk/queries.ts';
import { everybody } from '../match/people/viewer.ts';
import { findCompetitionOf } from './facts/queries.ts';
import { publicFrom, seenLineups } from './reply/seen-lineups.ts';

export const fullLineups: Handler<typeof lineupCalls.full> = async ({ db, now }, { params: { matchId } }) => {
  const competitionId = await findCompetitionOf(db, matchId);
  const found = competitionId === undefined ? undefined : await findPublic(db, competitionId);
  const match = found && (await findMatch(db, found, matchId));
  if (!match) return refuse('NOT_FOUND');
  const seen = await seenLineups(db, match, everybody, now());
  return { matchId, publicFrom: publicFrom(match), ...seen };
};
