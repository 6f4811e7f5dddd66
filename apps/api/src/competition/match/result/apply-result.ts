import { type Read, refuse, type SupposedResult } from '@traip/contract';
import { applyEvent, canDo, isBreach, type ManualResult, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { maxEvents } from '../desk/queries.ts';
import { actionRefusal, resultRefusal } from '../desk/refusals.ts';
import { scoreOfRubber } from '../rubbers/rubber-people.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';

type ResultInput = Omit<Read<typeof SupposedResult>, 'reopen'> & { readonly reopen?: boolean };

/** The match with a manual result, in memory; or why it is refused. */
export async function applyResult(trx: Trx, locked: LockedMatch, input: ResultInput) {
  const { match, rules, rows, state, actor } = locked;
  if (match.homeTeamId === null || match.awayTeamId === null) return refuse('TEAMS_UNKNOWN');
  const result = manualResult(input);
  const row = newEvent(locked, 'MANUAL_RESULT', { payload: { ...result } });
  const [event] = engineEvents([row]);
  if (!event) throw new Error('A new result could not be read back.');
  if (rows.length >= maxEvents) return refuse('TOO_MANY_EVENTS');
  const applied = applyEvent(state, event, rules);
  if (isBreach(applied) && applied.breach !== 'MATCH_NOT_LIVE') return resultRefusal(applied, input.rubbers);
  const after = isBreach(applied) ? state : applied;
  const needs = await winnerNeedsOf(trx, match, resultOf(after, rules).score);
  const permission = canDo(
    'addManualResult',
    { status: match.state, dated: match.kickOff !== null },
    actor,
    // Whether another team would advance is known only after the slots are resolved again.
    { match: after, rules, ...needs, result, startedDependents: locked.startedDependents, keepsWinner: true },
  );
  if (isBreach(permission)) return actionRefusal('addManualResult', permission);
  return { row, result: resultOf(after, rules) };
}

function manualResult(result: ResultInput): ManualResult {
  const { matchId: _match, reopen: _not, reason, rubbers, ...input } = result;
  const given = Object.entries({ ...input, reason, rubbers: rubbers?.map(scoreOfRubber) }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(given) as unknown as ManualResult;
}
