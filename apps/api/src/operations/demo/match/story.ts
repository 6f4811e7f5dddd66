import { randomUUID } from 'node:crypto';
import type { createRandom } from '@traip/engine/chance';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';

export type Random = ReturnType<typeof createRandom>;

export interface Side {
  readonly teamId: string;
  /** Who begins; the first keeps the goal. */
  readonly starters: readonly string[];
  readonly goals: number;
}

const half = 45;

/** Everything that happened between the first whistle and the last, in its order: goals, cards, and the break. */
export function storyOf(sides: readonly Side[], random: Random, kickOff: Date): EventInput[] {
  const happened = sides.flatMap((side) => [
    ...Array.from({ length: side.goals }, () => goalOf(side, random)),
    ...cardsOf(side, random),
  ]);
  const inOrder = happened.toSorted((one, other) => one.minute - other.minute);
  const isFirst = ({ minute }: EventInput) => minute <= half;
  const after = (minutes: number) => new Date(kickOff.getTime() + minutes * 60_000);
  return [
    ...inOrder.filter(isFirst),
    { ...blank(), type: 'END', period: 1, minute: half, at: after(half + 1) },
    { ...blank(), type: 'START', period: 2, minute: half, at: after(half + 16) },
    ...inOrder.filter((told) => !isFirst(told)).map((told) => ({ ...told, period: 2 as const })),
  ];
}

/** A goal of somebody in the field, more often than not after a pass. */
export function goalOf(
  { teamId, starters }: Side,
  random: Random,
  minute = 1 + random.below(89),
): EventInput {
  const scorer = 1 + random.below(10);
  const passer = 1 + ((scorer + random.below(9)) % 10);
  const playerId = starters[scorer];
  const relatedPlayerId = random.below(10) < 6 && passer !== scorer ? starters[passer] : undefined;
  return {
    ...blank(),
    type: 'GOAL',
    teamId,
    minute,
    ...(playerId === undefined ? {} : { playerId }),
    ...(playerId === undefined || relatedPlayerId === undefined ? {} : { relatedPlayerId }),
  };
}

export function cardOf({ teamId, starters }: Side, player: number, kind: string, minute: number): EventInput {
  const playerId = starters[player];
  return { ...blank(), type: 'CARD', teamId, kind, minute, ...(playerId === undefined ? {} : { playerId }) };
}

/** Some are shown a yellow card, each but once; now and then somebody is sent off at the end. */
function cardsOf(side: Side, random: Random): EventInput[] {
  if (side.starters.length === 0) return [];
  const first = 1 + random.below(10);
  const yellow = Array.from({ length: random.below(3) }, (_, index) =>
    cardOf(side, 1 + ((first + index * 3) % 10), 'YELLOW', 10 + random.below(70)),
  );
  return random.below(9) === 0 ? [...yellow, cardOf(side, 1 + ((first + 1) % 10), 'RED', 90)] : yellow;
}

function blank() {
  return { clientEventId: randomUUID(), period: 1 as const, minute: 0 };
}
