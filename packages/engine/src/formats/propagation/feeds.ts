import { matchCount, tieMatchId } from '../elimination/tie-matches.ts';
import type { MatchId, Phase, Tie } from '../model/phase.ts';
import type { TieId } from '../model/slot.ts';

/** Which tie leads to which, by their places in the phase; it never changes while the phase is played. */
export interface Feeds {
  readonly indexOfTie: ReadonlyMap<TieId, number>;
  readonly tieOfMatch: ReadonlyMap<MatchId, number>;
  /** The ties that look at the outcome of each tie. */
  readonly fed: readonly (readonly number[])[];
}

/** Reads from a phase what follows from what. */
export function feedsOf({ ties }: Phase): Feeds {
  const indexOfTie = new Map<TieId, number>();
  const tieOfMatch = new Map<MatchId, number>();
  const fed: number[][] = [];
  for (const [index, tie] of ties.entries()) {
    fed.push([]);
    indexOfTie.set(tie.id, index);
    for (let nth = 0; nth < matchCount(tie); nth += 1) tieOfMatch.set(tieMatchId(tie, nth), index);
  }
  for (const [index, tie] of ties.entries())
    for (const feeder of feedersOf(tie, ties, indexOfTie)) {
      const next = fed[feeder];
      if (next !== undefined && next.at(-1) !== index) next.push(index);
    }
  return { indexOfTie, tieOfMatch, fed };
}

function feedersOf(
  tie: Tie,
  ties: readonly Tie[],
  indexOfTie: ReadonlyMap<TieId, number>,
): readonly number[] {
  const feeders: number[] = [];
  const look = (id: TieId) => feeders.push(indexOfTie.get(id) ?? -1);
  if (tie.onlyIfSecondWon !== undefined) look(tie.onlyIfSecondWon);
  for (const { source } of [tie.first, tie.second]) {
    if (source.kind === 'WINNER' || source.kind === 'LOSER') look(source.tie);
    if (source.kind === 'SURVIVOR') feeders.push(...mainTies(ties, source.round));
  }
  return feeders;
}

/** Only the main bracket is seeded again after a round. */
function mainTies(ties: readonly Tie[], round: number): readonly number[] {
  return ties.flatMap((tie, index) => (tie.bracket === 'MAIN' && tie.round === round ? [index] : []));
}
