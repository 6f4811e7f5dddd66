import type { Card, TeamId } from './matches.ts';
import type { FairPlayScale } from './rules.ts';

/** The cost of cards under each regulation; fewer points are better. */
export const fairPlayScales = {
  /** FIFA World Cup 2018, art. 32: 1, 3 for two yellows, 4 for a direct red, 5 for a yellow and a direct red. */
  FIFA: { yellow: 1, secondYellow: 3, red: 4, staffSuspension: 0 },
  /** UEFA: a sending-off costs 3, by two yellows or direct. */
  UEFA: { yellow: 1, secondYellow: 3, red: 3, staffSuspension: 0 },
  /** RFEF, Juego Limpio. */
  RFEF: { yellow: 1, secondYellow: 2, red: 3, staffSuspension: 5 },
} as const satisfies Record<string, FairPlayScale>;

/** The cost of a team’s cards in one match, person by person, staff included. */
export function fairPlayCost(cards: readonly Card[], team: TeamId, scale: FairPlayScale): number {
  const own = cards.filter((card) => card.team === team);
  const people = new Set(own.map((card) => card.person));
  let cost = 0;
  for (const person of people) {
    cost += personCost(
      own.filter((card) => card.person === person),
      scale,
    );
  }
  return cost;
}

function personCost(cards: readonly Card[], scale: FairPlayScale): number {
  const yellows = cards.filter(({ kind }) => kind === 'YELLOW').length;
  const twoYellows = yellows > 1 || cards.some(({ kind }) => kind === 'SECOND_YELLOW');
  const caution = yellows > 0 || twoYellows ? scale.yellow : 0;
  const suspended = cards
    .filter(({ kind }) => kind === 'STAFF_SUSPENSION')
    .reduce((matches, card) => matches + (card.matches ?? 1), 0);
  return sendingOff(cards, twoYellows, caution, scale) + suspended * scale.staffSuspension;
}

/** Two yellows are one deduction; a yellow followed by a direct red is two. */
function sendingOff(
  cards: readonly Card[],
  twoYellows: boolean,
  caution: number,
  scale: FairPlayScale,
): number {
  if (cards.some(({ kind }) => kind === 'RED')) return caution + scale.red;
  return twoYellows ? scale.secondYellow : caution;
}
