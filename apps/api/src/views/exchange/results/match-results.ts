import { folded } from '../csv/read-table.ts';
import type { Fixture } from './queries.ts';
import type { CellProblem, ResultRow } from './read-results.ts';

/** A row with the fixture that it means. */
export interface MatchedResult extends ResultRow {
  readonly fixture: Fixture | null;
  readonly outcome: 'NEW' | 'CHANGED' | 'SAME' | 'EMPTY';
}

/** Holds the rows of a table against the fixtures that there are. */
export function matchResults(
  rows: readonly ResultRow[],
  fixtures: readonly Fixture[],
): readonly MatchedResult[] {
  const taken = new Set<string>();
  const fixturesOf = fixturesByHome(fixtures);
  return rows.map((row): MatchedResult => {
    const meant = fixturesOf(row);
    const [fixture] = meant;
    const problem = problemWith(meant.length, fixture !== undefined && taken.has(fixture.id));
    if (fixture && !problem) taken.add(fixture.id);
    return {
      ...row,
      fixture: fixture && !problem ? fixture : null,
      outcome: outcomeOf(row, fixture),
      problems: problem ? [...row.problems, problem] : row.problems,
    };
  });
}

/** Who a row means is looked up, not searched for: there can be hundreds of rows and thousands of fixtures. */
function fixturesByHome(fixtures: readonly Fixture[]): (row: ResultRow) => readonly Fixture[] {
  const byCode = Map.groupBy(fixtures, ({ homeCode }) => homeCode);
  const byName = Map.groupBy(fixtures, ({ homeKey }) => homeKey);
  return ({ home, away, round }) => {
    const [code, name] = [away.toLowerCase(), folded(away)];
    const atHome = [...(byCode.get(home.toLowerCase()) ?? []), ...(byName.get(folded(home)) ?? [])];
    return [...new Set(atHome)].filter(
      (fixture) =>
        (round === null || fixture.round === round) &&
        (fixture.awayCode === code || fixture.awayKey === name),
    );
  };
}

function problemWith(found: number, isTwice: boolean): CellProblem | null {
  if (found === 0) return { column: 'home', sentence: 'MATCH_UNKNOWN' };
  if (found > 1) return { column: 'round', sentence: 'MATCH_AMBIGUOUS' };
  return isTwice ? { column: 'home', sentence: 'MATCH_TWICE' } : null;
}

function outcomeOf({ score, sets }: ResultRow, fixture: Fixture | undefined): MatchedResult['outcome'] {
  if (score === null && sets.length === 0) return 'EMPTY';
  const isPlayed = fixture?.state === 'FINISHED' || fixture?.state === 'CLOSED';
  if (!isPlayed) return 'NEW';
  const isSame = score?.home === fixture.homeScore && score?.away === fixture.awayScore;
  return isSame ? 'SAME' : 'CHANGED';
}
