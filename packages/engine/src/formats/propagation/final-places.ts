import type { MatchId, Phase, Tie } from '../model/phase.ts';
import type { TeamId } from '../model/slot.ts';
import { decideTie } from './decide-tie.ts';
import type { MatchResult } from './result.ts';

interface FinalPlace {
  readonly team: TeamId;
  readonly place: number;
}

/** Behind every fighter who came back. */
const neverBack = 10_000;

/**
 * The final ranking of a knockout with filled slots: 1, 2, 3, 3, 5, 5, 7, 7 with a repechage. Repechage
 * fighters rank above the others; no places are given while anything is open.
 */
export function finalPlaces(phase: Phase, results: ReadonlyMap<MatchId, MatchResult>): readonly FinalPlace[] {
  const reached = new Map<TeamId, number>();
  const lastStep = Math.max(0, ...phase.ties.map(stepOf));
  for (const tie of phase.ties) {
    const { first, second } = tie;
    if (first.participant === undefined || second.participant === undefined) {
      if (tie.onlyIfBoth) continue;
      return [];
    }
    const verdict = decideTie(tie, results, phase.tieRules);
    if (verdict.kind !== 'DECIDED') return [];
    const isFirst = verdict.side === 'FIRST';
    reached.set(isFirst ? first.participant : second.participant, wonPlace(tie));
    reached.set(isFirst ? second.participant : first.participant, lostPlace(tie, lastStep));
  }
  const all = [...reached].sort(([, one], [, other]) => one - other);
  return all.map(([team, own]) => ({ team, place: 1 + all.filter(([, other]) => other < own).length }));
}

/** The winner’s place if no tie follows. */
const wonPlace = ({ places }: Tie) => places.from;

function lostPlace(tie: Tie, lastStep: number): number {
  const { bracket, places } = tie;
  if (bracket === 'BRONZE') return 5;
  if (bracket === 'REPECHAGE') return 7 + 2 * (lastStep - stepOf(tie));
  const middle = places.from + (places.to - places.from + 1) / 2;
  return bracket === 'MAIN' && middle > 3 ? neverBack + middle : middle;
}

/** How far a fighter got in the repechage. */
const stepOf = ({ bracket, round }: Tie) => (bracket === 'REPECHAGE' ? round : 0);
