import { randomUUID } from 'node:crypto';
import { clockAt } from '@traip/engine/match';
import type { LockedMatch } from '../../../competition/match/desk/locked-match.ts';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';
import { buildCard, type Random, randomGoal, type Side } from './random-events.ts';

/** Each half starts this far in, so that visitors find it in progress. */
export const headStart = 38 * 60_000;

/** The next event of a match of two halves; 'END' is the final whistle. */
export function nextEvent(
  locked: LockedMatch,
  sides: readonly [Side, Side],
  random: Random,
): EventInput | 'END' {
  const { is, period, minute } = clockAt(locked.state, locked.rules, locked.at.getTime());
  const clock = { clientEventId: randomUUID(), minute };
  if (is === 'BREAK') {
    const at = new Date(locked.at.getTime() - headStart);
    return { ...clock, type: 'START', period: 2, minute: 45, at };
  }
  if (is === 'RUNNING' && period === 1 && minute >= 46)
    return { ...clock, type: 'END', period: 1, at: locked.at };
  if (is !== 'RUNNING' || minute >= 91) return 'END';
  return { ...randomEvent(locked, sides[random.below(2)] ?? sides[0], random), minute, period: period ?? 1 };
}

/** Sometimes a goal, or a card for a player without one; mostly a foul. */
function randomEvent({ rows }: LockedMatch, side: Side, random: Random): EventInput {
  const carded = new Set(rows.flatMap(({ type, playerId }) => (type === 'CARD' ? [playerId] : [])));
  const player = 1 + random.below(10);
  const playerId = side.starters[player];
  const chance = random.below(10);
  if (chance < 2) return randomGoal(side, random);
  if (chance < 4 && playerId !== undefined && !carded.has(playerId))
    return buildCard(side, player, 'YELLOW', 0);
  const foul = {
    clientEventId: randomUUID(),
    type: 'FOUL',
    teamId: side.teamId,
    period: 1,
    minute: 0,
  } as const;
  return playerId === undefined ? foul : { ...foul, playerId };
}
