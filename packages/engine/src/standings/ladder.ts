import { settleChallenge } from '../formats/ladder/ladder.ts';
import { countingOf } from './counting.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { Chain } from './rules.ts';
import type { TableInput } from './setting.ts';
import { otherSide, verdictOf } from './verdict.ts';

/** A ladder is ordered by its places alone, whatever else its teams have won. */
export const ladderChain: Chain = { primary: ['SEED'], policy: 'CONTINUE', steps: [] };

/** The places of a ladder after its matches, 1 at the top: who beats a team above takes its place. */
export function ladderPlaces(input: TableInput, start: readonly TeamId[]): Readonly<Record<TeamId, number>> {
  const played = input.matches
    .filter((match) => countingOf(match, input) === 'COUNTS')
    .sort((one, other) => compareText(one.at ?? '', other.at ?? '') || compareText(one.id, other.id));
  const ladder = played.reduce((order, match) => afterMatch(order, match, input), start);
  return Object.fromEntries(ladder.map((team, index) => [team, index + 1]));
}

/** Whoever wins challenged the other: only a win from below changes anything. */
function afterMatch(ladder: readonly TeamId[], match: TableMatch, { rules }: TableInput): readonly TeamId[] {
  const { taker } = verdictOf(match, rules);
  if (taker === null) return ladder;
  const teamAt = (side: 'HOME' | 'AWAY') => (side === 'HOME' ? match.home : match.away);
  const [challenger, challenged] = [teamAt(taker), teamAt(otherSide(taker))];
  if (!ladder.includes(challenger)) return ladder;
  return settleChallenge(ladder, { challenger, challenged, day: 0 }, challenger);
}
