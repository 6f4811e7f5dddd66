import type { Repechage } from '../../sports/repechages.ts';
import { at } from '../model/at.ts';
import type { Bracket, Tie } from '../model/phase.ts';
import { byeSlot, isBye, type Slot, type TieId, waitingSlot } from '../model/slot.ts';
import { type Meeting, type PlayedRound, playNeighbours, singleMatch } from './bracket.ts';
import type { TieRounds } from './tie-matches.ts';

/** The rounds of the main bracket, in order; the last is the final. */
interface MainRounds {
  readonly played: readonly PlayedRound[];
  readonly ties: Tie[][];
  /** The rounds before the final. */
  readonly semifinal: number;
}

/** Plays the main bracket with `meeting` and adds the bouts for the bronze medals. The final comes last. */
export function playWithRepechage(
  entries: readonly Slot[],
  repechage: Repechage,
  meeting: (alive: number, round: number) => Meeting,
): TieRounds {
  const ties: Tie[][] = [];
  const played: PlayedRound[] = [];
  let alive = entries;
  for (let round = 1; alive.length > 1; round += 1) {
    const now = playNeighbours(alive, meeting(alive.length, round), ties);
    played.push(now);
    alive = now.winners;
  }
  const main = { played, ties, semifinal: played.length - 1 };
  if (main.semifinal > 1 && repechage === 'QUARTERFINAL_LOSERS') addQuarterfinalLosers(main);
  if (main.semifinal > 1 && repechage === 'LOST_TO_FINALIST') addBeatenByFinalists(main);
  return withFinalLast(ties, played.length);
}

const meetingFor = (bracket: Bracket, prefix: string, round: number, lastPlace: number): Meeting => ({
  bracket,
  prefix,
  round,
  places: { from: 3, to: lastPlace },
  format: singleMatch,
});

/** The quarter-final losers of a half meet; the winner meets the semi-final loser of the other half. */
function addQuarterfinalLosers({ played, ties, semifinal }: MainRounds): void {
  const lost = at(played, semifinal - 2).losers;
  const returning = playNeighbours(lost, meetingFor('REPECHAGE', 'rep1-', semifinal, 8), ties).winners;
  const beaten = at(played, semifinal - 1).losers;
  const pairs = [at(beaten, 1), at(returning, 0), at(beaten, 0), at(returning, 1)];
  playNeighbours(pairs, meetingFor('BRONZE', 'bronze-', semifinal + 1, 6), ties);
}

/** A fighter who comes back, and whether there is one whoever the finalist is. */
interface RepechageEntrant {
  readonly slot: Slot;
  readonly sure: boolean;
}

/** Fighters beaten by a half’s finalist meet, earliest first; the last one meets the beaten semi-finalist. */
function addBeatenByFinalists(main: MainRounds): void {
  const { played, ties, semifinal } = main;
  let alive = halves.map((half) => repechageEntrant(main, half, 1));
  const unsure = new Set<TieId>();
  const play = (entries: readonly (readonly [RepechageEntrant, RepechageEntrant])[], meeting: Meeting) => {
    for (const [index, [one, other]] of entries.entries())
      if (!one.sure || !other.sure) unsure.add(`${meeting.prefix}${index + 1}`);
    const slots = entries.flatMap(([one, other]) => [one.slot, other.slot]);
    const { winners } = playNeighbours(slots, meeting, ties);
    return entries.map(([one, other], index) => ({
      slot: at(winners, index),
      sure: one.sure || other.sure,
    }));
  };
  for (let round = 2; round < semifinal; round += 1) {
    const pairs = alive.map((last, half) => [last, repechageEntrant(main, half, round)] as const);
    const lastPlace = 8 + 2 * (semifinal - 1 - round);
    alive = play(pairs, meetingFor('REPECHAGE', `rep${round - 1}-`, semifinal + round - 1, lastPlace));
  }
  const beaten = at(played, semifinal - 1).losers;
  const pairs = alive.map((last, half) => [{ slot: at(beaten, half), sure: true }, last] as const);
  play(pairs, meetingFor('BRONZE', 'bronze-', 2 * semifinal - 1, 6));
  markUnsure(ties, unsure);
}

const halves = [0, 1] as const;

/** The fighter the finalist of a half beat in a round; none if the finalist had a bye. */
function repechageEntrant({ played, semifinal }: MainRounds, half: number, round: number): RepechageEntrant {
  const { source } = at(at(played, semifinal - 1).winners, half);
  const { losers } = at(played, round - 1);
  const own = losers.slice((half * losers.length) / 2, ((half + 1) * losers.length) / 2);
  if (source.kind !== 'WINNER' || own.every(isBye)) return { slot: byeSlot, sure: false };
  return { slot: waitingSlot({ kind: 'BEATEN', tie: source.tie, round }), sure: !own.some(isBye) };
}

function markUnsure(rounds: Tie[][], unsure: ReadonlySet<TieId>): void {
  for (const [index, ties] of rounds.entries())
    rounds[index] = ties.map((tie) => (unsure.has(tie.id) ? { ...tie, onlyIfBoth: true } : tie));
}

/** The final is last, after the bronze bouts. */
function withFinalLast(ties: Tie[][], finalRound: number): TieRounds {
  const [final] = ties[finalRound - 1] ?? [];
  if (final === undefined) return ties;
  const rest = ties.map((round) => round.filter((tie) => tie !== final));
  return rest.map((round, index) =>
    index === ties.length - 1 ? [...round, { ...final, round: ties.length }] : round,
  );
}
