import { type LadderDays, type LadderMatch, replayLadder } from '../formats/ladder/replay.ts';
import { countingOf } from './counting.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { Chain } from './rules.ts';
import type { TableInput } from './setting.ts';
import { otherSide, type Verdict, verdictOf } from './verdict.ts';

/** A ladder is ordered by its places only, whatever else its teams have won. */
export const ladderChain: Chain = { primary: ['SEED'], policy: 'CONTINUE', steps: [] };

/** How idle days are counted, and which day an instant falls on. */
export interface IdleDays extends LadderDays {
  readonly dayOf: (at: string) => number;
}

/**
 * The places of a ladder after its matches, 1 at the top: a team that beats one above takes its place. With
 * `idle`, teams that do not play drop over time.
 */
export function ladderPlaces(
  input: TableInput,
  start: readonly TeamId[],
  idle: IdleDays | null = null,
): Readonly<Record<TeamId, number>> {
  const played = input.matches
    .filter((match) => countingOf(match, withForfeits(input)) === 'COUNTS')
    .sort((one, other) => compareText(one.at ?? '', other.at ?? '') || compareText(one.id, other.id));
  const dayOf = ({ at }: TableMatch) => (at === undefined ? null : (idle?.dayOf(at) ?? null));
  const matches = played.map((match) => ({ ...settledBy(match, input), day: dayOf(match) }));
  const ladder = replayLadder(start, matches, idle);
  return Object.fromEntries(ladder.map((team, index) => [team, index + 1]));
}

/** On a ladder, forfeits are lost even if the sport does not count them in tables. */
function withForfeits({ rules, ...input }: TableInput): TableInput {
  return { ...input, rules: { ...rules, forfeit: { ...rules.forfeit, effect: 'SCORE' } } };
}

function settledBy(match: TableMatch, { rules }: TableInput): Omit<LadderMatch, 'day'> {
  const { taker, forfeitedBy } = verdictOf(match, rules);
  const teamAt = (side: 'HOME' | 'AWAY') => (side === 'HOME' ? match.home : match.away);
  return {
    winner: taker === null ? null : teamAt(taker),
    loser: taker === null ? null : teamAt(otherSide(taker)),
    present: sidesPresent(forfeitedBy).map(teamAt),
  };
}

function sidesPresent(forfeitedBy: Verdict['forfeitedBy']): readonly ('HOME' | 'AWAY')[] {
  if (forfeitedBy === 'BOTH') return [];
  return forfeitedBy === null ? ['HOME', 'AWAY'] : [otherSide(forfeitedBy)];
}
