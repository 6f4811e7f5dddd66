import type { FinishMatch, Read } from '@traip/contract';
import { applyEvent, isBreach, type ManualResult } from '@traip/engine/match';
import { engineEvents } from '../../match-events/stored-event.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import type { EventRow } from '../desk/queries.ts';
import { boutRefusal } from '../desk/refusals.ts';

type BoutInput = Pick<Read<typeof FinishMatch>, 'method' | 'winner' | 'stoppedAt' | 'scoreCards'>;

/** The match after the desk enters how its bout ended; the points are those that were counted. */
export function endBout(locked: LockedMatch, whistle: EventRow, input: BoutInput) {
  const { state, rules, rows } = locked;
  const result = boutIn(input);
  if (result === null) return { state, result, events: [] };
  const row = newEvent({ ...locked, rows: [...rows, whistle] }, 'MANUAL_RESULT', { payload: { ...result } });
  const [event] = engineEvents([row]);
  if (!event) throw new Error('The end of a bout could not be read back.');
  const applied = applyEvent(state, event, rules);
  if (!isBreach(applied)) return { state: applied, result, events: [row] };
  // Whether the match can end now is checked later.
  return applied.breach === 'MATCH_NOT_LIVE' ? { state, result: null, events: [] } : boutRefusal(applied);
}

function boutIn({ method, winner, stoppedAt, scoreCards }: BoutInput): ManualResult | null {
  if (method === undefined && winner === undefined && scoreCards === undefined) return null;
  return {
    outcome: 'NORMAL',
    ...(method && { method }),
    ...(winner && { winner }),
    ...(stoppedAt && { stoppedAt }),
    ...(scoreCards && { scoreCards }),
  };
}
