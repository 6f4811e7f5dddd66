import { randomUUIDv7 } from 'node:crypto';
import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { insertLineup } from '../match/lineups/stored/queries.ts';
import { withLineupLock } from './lineup-lock.ts';
import { saveLineup } from './save-lineup.ts';

export const createLineup: Handler<typeof lineupCalls.create> = (context, { body }) => {
  const { matchId, teamId } = body;
  return withLineupLock(context, { action: 'save', matchId, teamId }, async (trx, lineup) => {
    const { match, at: createdAt } = lineup.locked;
    if (lineup.stored) return refuse('LINEUP_EXISTS', { details: { id: lineup.stored.id } });
    if (![match.homeTeamId, match.awayTeamId].includes(teamId))
      return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
    const id = randomUUIDv7();
    const { organisationId, competitionId } = match;
    await insertLineup(trx, { id, organisationId, competitionId, matchId, teamId, createdAt });
    return saveLineup(trx, id, lineup, body);
  });
};
