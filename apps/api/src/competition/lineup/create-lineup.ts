import { randomUUIDv7 } from 'node:crypto';
import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { insertLineup } from '../match/lineups/stored/queries.ts';
import { save } from './save.ts';
import { underLock } from './under-lock.ts';

export const createLineup: Handler<typeof lineupCalls.create> = (context, { body }) => {
  const { matchId, teamId } = body;
  return underLock(context, { action: 'save', matchId, teamId }, async (trx, open) => {
    const { match, at: createdAt } = open.desk;
    if (open.stored) return refuse('LINEUP_EXISTS', { details: { id: open.stored.id } });
    if (![match.homeTeamId, match.awayTeamId].includes(teamId))
      return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
    const id = randomUUIDv7();
    const { organisationId, competitionId } = match;
    await insertLineup(trx, { id, organisationId, competitionId, matchId, teamId, createdAt });
    return save(trx, id, open, body);
  });
};
