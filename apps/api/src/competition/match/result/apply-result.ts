import { type Read, refuse, type SupposedResult } from '@traip/contract';
import { applyEvent, canDo, isBreach, type ManualResult, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import { newEvent } from '../desk/new-event.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { mostEvents } from '../desk/queries.ts';
import { actionRefusal, resultRefusal } from '../desk/refusals.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';

type Told = Omit<Read<typeof SupposedResult>, 'reopen'> & { readonly reopen?: boolean };

/** The match with a result by hand, in memory; or why it cannot have this one. */
export async function applyResult(trx: Trx, desk: OpenDesk, told: Told) {
  const { match, rules, rows, state, writer } = desk;
  if (match.homeTeamId === null || match.awayTeamId === null) return refuse('TEAMS_UNKNOWN');
  const result = manualResult(told);
  const row = newEvent(desk, 'MANUAL_RESULT', { payload: { ...result } });
  const [event] = engineEvents([row]);
  if (!event) throw new Error('A result that was just written cannot be read.');
  if (rows.length >= mostEvents) return refuse('TOO_MANY_EVENTS');
  const applied = applyEvent(state, event, rules);
  if (isBreach(applied) && applied.breach !== 'MATCH_NOT_LIVE') return resultRefusal(applied);
  const after = isBreach(applied) ? state : applied;
  const needs = await winnerNeedsOf(trx, match, resultOf(after, rules).score);
  const permission = canDo(
    'addManualResult',
    { status: match.state, dated: match.kickOff !== null },
    writer,
    // Whether somebody else would play on is found out when the slots are filled anew.
    { match: after, rules, ...needs, result, startedDependents: desk.startedDependents, keepsWinner: true },
  );
  if (isBreach(permission)) return actionRefusal('addManualResult', permission);
  return { row, result: resultOf(after, rules) };
}

function manualResult({ matchId: _match, reopen: _not, reason, ...told }: Told): ManualResult {
  const given = Object.entries({ ...told, reason }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(given) as unknown as ManualResult;
}
