import { type raceRoundCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { fillList, forceRefusal, hasStarted, nextLists } from './next-rounds.ts';
import { listOfRound } from './queries.ts';
import { roundState } from './round-state.ts';

/** Makes the qualifiers, and nobody else, the start list of the next round. */
export const fillNext: Handler<typeof raceRoundCalls.fillNext> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async ({ trx, race }) => {
    if (race.advance === null) return refuse('LAST_ROUND');
    const rows = await listOfRound(trx, race.id);
    if (rows.length === 0 || rows.some(({ resultId }) => resultId === null)) return refuse('ROUND_NOT_OVER');
    const ties = rows.filter(({ advance }) => advance === 'TIE').map(({ bib }) => bib);
    if (ties.length > 0) return refuse('TIE_UNRESOLVED', { details: { bibs: ties } });
    const lists = await nextLists(trx, race, rows);
    const isForced = lists.some(({ listed, missing }) => hasStarted(listed) && missing.length > 0);
    const refusal = isForced ? forceRefusal(context, body) : undefined;
    if (refusal) return refusal;
    for (const list of lists) {
      await fillList(trx, list, context.now());
      const details = { count: list.goOn.length, ...(body.reason !== null && { reason: body.reason }) };
      await logAction(trx, context, { ...raceSubject(list.race), action: 'ROUND_FILLED', details });
      await publishRaceChange(trx, context, list.race);
    }
    return (await roundState(trx, params)) ?? refuse('NOT_FOUND');
  });
