import { matchCount, tieMatchId } from '../elimination/tie-matches.ts';
import type { MatchId, Phase, Tie } from '../model/phase.ts';
import type { SlotSource, TieId } from '../model/slot.ts';

/** Which tie leads to which, by their places in the phase; it never changes while the phase is played. */
export interface Feeds {
  readonly indexOfTie: ReadonlyMap<TieId, number>;
  readonly tieOfMatch: ReadonlyMap<MatchId, number>;
  /** The ties that look at the outcome of each tie. */
  readonly fed: readonly (readonly number[])[];
}

/** Reads from a phase what follows from what. */
export function feedsOf({ ties }: Pick<Phase, 'ties'>): Feeds {
  const indexOfTie = new Map<TieId, number>();
  const fed: number[][] = [];
  for (const [index, tie] of ties.entries()) {
    fed.push([]);
    indexOfTie.set(tie.id, index);
  }
  for (const [index, tie] of ties.entries()) {
    const note = (feeder: number | undefined) => {
      const next = feeder === undefined ? undefined : fed[feeder];
      if (next !== undefined && next.at(-1) !== index) next.push(index);
    };
    if (tie.onlyIfSecondWon !== undefined) note(indexOfTie.get(tie.onlyIfSecondWon));
    noteFeeders(tie.first.source, note, ties, indexOfTie);
    noteFeeders(tie.second.source, note, ties, indexOfTie);
  }
  return { indexOfTie, tieOfMatch: tiesOfMatches(ties, indexOfTie), fed };
}

/** A tie of one match has its id: where all are such, one map serves both. */
function tiesOfMatches(
  ties: readonly Tie[],
  indexOfTie: ReadonlyMap<TieId, number>,
): ReadonlyMap<MatchId, number> {
  if (ties.every((tie) => matchCount(tie) === 1)) return indexOfTie;
  const tieOfMatch = new Map<MatchId, number>();
  for (const [index, tie] of ties.entries()) {
    for (let nth = 0; nth < matchCount(tie); nth += 1) tieOfMatch.set(tieMatchId(tie, nth), index);
  }
  return tieOfMatch;
}

function noteFeeders(
  source: SlotSource,
  note: (feeder: number | undefined) => void,
  ties: readonly Tie[],
  indexOfTie: ReadonlyMap<TieId, number>,
): void {
  if (source.kind === 'WINNER' || source.kind === 'LOSER') note(indexOfTie.get(source.tie));
  if (source.kind === 'SURVIVOR') for (const feeder of mainTies(ties, source.round)) note(feeder);
}

/** Only the main bracket is seeded again after a round. */
function mainTies(ties: readonly Tie[], round: number): readonly number[] {
  return ties.flatMap((tie, index) => (tie.bracket === 'MAIN' && tie.round === round ? [index] : []));
}
