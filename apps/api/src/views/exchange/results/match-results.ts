import { folded } from '../../../platform/csv/folded.ts';
import type { Fixture } from './queries.ts';
import type { CellProblem, ResultRow } from './read-results.ts';

/** A row with the fixture it refers to. */
export interface MatchedResult extends ResultRow {
  readonly fixture: Fixture | null;
  readonly outcome: 'NEW' | 'CHANGED' | 'SAME' | 'EMPTY';
}

/** Finds the fixture of each row. */
export function matchResults(
  rows: readonly ResultRow[],
  fixtures: readonly Fixture[],
): readonly MatchedResult[] {
  const used = new Set<string>();
  const fixturesOf = fixturesByHome(fixtures);
  return rows.map((row): MatchedResult => {
    const candidates = fixturesOf(row);
    const [fixture] = candidates;
    const problem = findProblem(candidates.length, fixture !== undefined && used.has(fixture.id));
    if (fixture && !problem) used.add(fixture.id);
    return {
      ...row,
      fixture: fixture && !problem ? fixture : null,
      outcome: outcomeOf(row, fixture),
      problems: problem ? [...row.problems, problem] : row.problems,
    };
  });
}

/** Indexed, because there can be hundreds of rows and thousands of fixtures. */
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

function findProblem(count: number, isRepeated: boolean): CellProblem | null {
  if (count === 0) return { column: 'home', sentence: 'MATCH_UNKNOWN' };
  if (count > 1) return { column: 'round', sentence: 'MATCH_AMBIGUOUS' };
  return isRepeated ? { column: 'home', sentence: 'MATCH_TWICE' } : null;
}

function outcomeOf({ score, sets }: ResultRow, fixture: Fixture | undefined): MatchedResult['outcome'] {
  if (score === null && sets.length === 0) return 'EMPTY';
  const isPlayed = fixture?.state === 'FINISHED' || fixture?.state === 'CLOSED';
  if (!isPlayed) return 'NEW';
  const isSame = score?.home === fixture.homeScore && score?.away === fixture.awayScore;
  return isSame ? 'SAME' : 'CHANGED';
}
