import { randomUUID } from 'node:crypto';
import type { createRandom } from '@traip/engine/chance';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';

export type Random = ReturnType<typeof createRandom>;

export interface Side {
  readonly teamId: string;
  /** The first is the goalkeeper. */
  readonly starters: readonly string[];
  readonly goals: number;
}

const half = 45;

/** The events of a match after its start, in order: goals, cards and half-time. */
export function randomEvents(sides: readonly Side[], random: Random, kickOff: Date): EventInput[] {
  const events = sides.flatMap((side) => [
    ...Array.from({ length: side.goals }, () => randomGoal(side, random)),
    ...randomCards(side, random),
  ]);
  const inOrder = events.toSorted((one, other) => one.minute - other.minute);
  const isFirstHalf = ({ minute }: EventInput) => minute <= half;
  const after = (minutes: number) => new Date(kickOff.getTime() + minutes * 60_000);
  return [
    ...inOrder.filter(isFirstHalf),
    { ...newEvent(), type: 'END', period: 1, minute: half, at: after(half + 1) },
    { ...newEvent(), type: 'START', period: 2, minute: half, at: after(half + 16) },
    ...inOrder.filter((event) => !isFirstHalf(event)).map((event) => ({ ...event, period: 2 as const })),
  ];
}

/** A goal by an outfield starter, usually with an assist. */
export function randomGoal(
  { teamId, starters }: Side,
  random: Random,
  minute = 1 + random.below(89),
): EventInput {
  const scorer = 1 + random.below(10);
  const passer = 1 + ((scorer + random.below(9)) % 10);
  const playerId = starters[scorer];
  const relatedPlayerId = random.below(10) < 6 && passer !== scorer ? starters[passer] : undefined;
  return {
    ...newEvent(),
    type: 'GOAL',
    teamId,
    minute,
    ...(playerId === undefined ? {} : { playerId }),
    ...(playerId === undefined || relatedPlayerId === undefined ? {} : { relatedPlayerId }),
  };
}

export function buildCard(
  { teamId, starters }: Side,
  player: number,
  kind: string,
  minute: number,
): EventInput {
  const playerId = starters[player];
  return {
    ...newEvent(),
    type: 'CARD',
    teamId,
    kind,
    minute,
    ...(playerId === undefined ? {} : { playerId }),
  };
}

/** Up to two yellow cards for different players, and now and then a late red. */
function randomCards(side: Side, random: Random): EventInput[] {
  if (side.starters.length === 0) return [];
  const first = 1 + random.below(10);
  const yellow = Array.from({ length: random.below(3) }, (_, index) =>
    buildCard(side, 1 + ((first + index * 3) % 10), 'YELLOW', 10 + random.below(70)),
  );
  return random.below(9) === 0 ? [...yellow, buildCard(side, 1 + ((first + 1) % 10), 'RED', 90)] : yellow;
}

function newEvent() {
  return { clientEventId: randomUUID(), period: 1 as const, minute: 0 };
}
