import type { Constraint, RobinxInstance } from '../../src/files/robinx/instance.ts';
import type { Feel } from './counters.ts';
import { clear, type Draft, emptyDraft } from './draft.ts';
import { codesOf, emptySeason, type Season } from './season.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The timetable under search, with its tally and the draft of the next change. */
export interface Board {
  readonly season: Season;
  readonly tally: Tally;
  readonly draft: Draft;
}

/** A board that counts the given constraints of an instance. */
export function boardOf(
  instance: RobinxInstance,
  constraints: readonly Constraint[],
  feel: Feel,
  codes: Int32Array,
): Board {
  const season = emptySeason(instance);
  const board = { season, tally: tallyOf(season, constraints, feel), draft: emptyDraft(season) };
  lay(board, codes);
  return board;
}

/** Replaces the timetable on the board. */
function lay({ season, tally, draft }: Board, codes: Int32Array): void {
  clear(draft);
  for (const code of codesOf(season)) draft.removed[draft.removedCount++] = code;
  for (const code of codes) draft.added[draft.addedCount++] = code;
  tally.attempt(draft, () => true);
}
