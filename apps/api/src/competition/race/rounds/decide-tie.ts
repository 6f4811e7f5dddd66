import { type raceRoundCalls, refuse } from '@traip/contract';
import { countedMark } from '@traip/engine/race-day';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { advancingByRound, followUp } from './follow-up.ts';
import { listOfRound, saveTieOrders } from './queries.ts';
import { roundState } from './round-state.ts';

/** A swim-off decides only who advances; marks and places don't change. */
export const decideTie: Handler<typeof raceRoundCalls.decideTie> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async ({ trx, race, competition }) => {
    const byBib = new Map((await listOfRound(trx, race.id)).map((row) => [row.bib, row]));
    const rows = body.bibs.flatMap((bib) => byBib.get(bib) ?? []);
    if (rows.length < body.bibs.length) return refuse('UNKNOWN_BIB', { field: 'bibs' });
    const marks = rows.map(({ mark, status }) =>
      mark === null || status !== null ? null : countedMark(mark, race),
    );
    if (marks.some((mark) => mark === null || mark !== marks[0]))
      return refuse('NOT_LEVEL', { field: 'bibs' });
    const before = await advancingByRound({ trx, race });
    await saveTieOrders(
      trx,
      rows.map(({ id }, index) => ({ id, order: index + 1 })),
    );
    await recomputeRanks(trx, race, competition);
    const refusal = await followUp(context, { trx, race }, before, body);
    if (refusal) return refusal;
    const details = { by: body.by, bibs: body.bibs.join(', ') };
    await logAction(trx, context, { ...raceSubject(race), action: 'TIE_DECIDED', details });
    await publishRaceChange(trx, context, race);
    return (await roundState(trx, params)) ?? refuse('NOT_FOUND');
  });
