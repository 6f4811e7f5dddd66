import { randomUUID } from 'node:crypto';
import { clockAt } from '@traip/engine/match';
import type { LockedMatch } from '../../../competition/match/desk/locked-match.ts';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';
import { cardOf, goalOf, type Random, type Side } from './story.ts';

/** Whoever looks finds each half well under way. */
export const headStart = 38 * 60_000;

/** What comes next in a match of two halves; 'END': the last whistle. */
export function nextIn(desk: LockedMatch, sides: readonly [Side, Side], random: Random): EventInput | 'END' {
  const { is, period, minute } = clockAt(desk.state, desk.rules, desk.at.getTime());
  const clock = { clientEventId: randomUUID(), minute };
  if (is === 'BREAK') {
    const at = new Date(desk.at.getTime() - headStart);
    return { ...clock, type: 'START', period: 2, minute: 45, at };
  }
  if (is === 'RUNNING' && period === 1 && minute >= 46)
    return { ...clock, type: 'END', period: 1, at: desk.at };
  if (is !== 'RUNNING' || minute >= 91) return 'END';
  return { ...somethingOf(desk, sides[random.below(2)] ?? sides[0], random), minute, period: period ?? 1 };
}

/** A goal now and then, a card for who has none yet; most of the time a foul. */
function somethingOf({ rows }: LockedMatch, side: Side, random: Random): EventInput {
  const carded = new Set(rows.flatMap(({ type, playerId }) => (type === 'CARD' ? [playerId] : [])));
  const player = 1 + random.below(10);
  const playerId = side.starters[player];
  const chance = random.below(10);
  if (chance < 2) return goalOf(side, random);
  if (chance < 4 && playerId !== undefined && !carded.has(playerId)) return cardOf(side, player, 'YELLOW', 0);
  const foul = {
    clientEventId: randomUUID(),
    type: 'FOUL',
    teamId: side.teamId,
    period: 1,
    minute: 0,
  } as const;
  return playerId === undefined ? foul : { ...foul, playerId };
}
