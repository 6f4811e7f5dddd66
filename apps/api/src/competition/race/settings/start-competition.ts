import { isRefusal } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import { moveCompetition } from '../../state/move-competition.ts';
import type { RaceRecord } from '../lock/queries.ts';
import type { OpenRace, RaceContext } from '../lock/with-race-lock.ts';

/**
 * Starts an announced competition with its first race. If something else prevents that, its overview shows
 * what; the race is published anyway.
 */
export async function startCompetition(
  { scope, now }: RaceContext,
  { trx, race, competition }: OpenRace,
  publication: RaceRecord['publication'],
): Promise<void> {
  const isWaiting = competition.state === 'PUBLICIZED' && publication !== 'DRAFT';
  if (!isWaiting || scope.role === 'member') return;
  const at = now();
  const move = { to: 'IN_PROGRESS', reason: null, by: scope.role, at } as const;
  const effects = await moveCompetition(trx, competition, move);
  if (isRefusal(effects)) return;
  const { organisationId, competitionId, id: raceId } = race;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'COMPETITION',
    subjectId: competitionId,
    action: 'STATE_CHANGED',
    details: { to: move.to, from: effects.from, raceId },
    byUser: scope.userId,
    at,
  });
}
