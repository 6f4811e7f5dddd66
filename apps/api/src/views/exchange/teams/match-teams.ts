import { folded } from '../csv/read-table.ts';
import { type CandidateTeam, type EnteredTeam, isIn } from './queries.ts';
import type { CellProblem, TeamRow } from './read-teams.ts';

/** A row with the team that it means, and what is to be done with it. */
export interface MatchedTeam extends TeamRow {
  readonly outcome: 'NEW' | 'EXISTING' | 'ENTERED';
  /** Null when it has to be made. */
  readonly teamId: string | null;
  /** What is between the team and the competition so far. */
  readonly entry: EnteredTeam | undefined;
}

interface KnownTeams {
  readonly organisationId: string;
  readonly teams: readonly CandidateTeam[];
  readonly entered: readonly EnteredTeam[];
}

/** Holds the rows of a table against the teams that there are. */
export function matchTeams(rows: readonly TeamRow[], known: KnownTeams): readonly MatchedTeam[] {
  const entries = new Map(known.entered.map((entry) => [entry.teamId, entry]));
  const meant = meaning(known);
  const matched = rows.map((row): MatchedTeam => {
    const team = meant(row);
    if (team && !isOwn(team, known))
      return withProblem({ ...row, ...unmatched }, { column: 'code', sentence: 'CODE_OF_ANOTHER' });
    if (!team) return { ...row, ...unmatched };
    const entry = entries.get(team.id);
    return { ...row, teamId: team.id, entry, outcome: entry && isIn(entry) ? 'ENTERED' : 'EXISTING' };
  });
  return withTakenSeeds(matched, known.entered);
}

const unmatched = { outcome: 'NEW', teamId: null, entry: undefined } as const;

/** By its code; without one, by its name, when only one team of the organisation has it. */
function meaning({ teams, organisationId }: KnownTeams): (row: TeamRow) => CandidateTeam | undefined {
  const byCode = new Map(teams.map((team) => [team.code, team]));
  const byName = Map.groupBy(
    teams.filter((team) => isOwn(team, { organisationId })),
    ({ nameKey }) => nameKey,
  );
  return ({ name, code }) => {
    if (code !== null) return byCode.get(code);
    const namesakes = byName.get(folded(name)) ?? [];
    return namesakes.length === 1 ? namesakes[0] : undefined;
  };
}

/** A code stays with the team that had it, also when that is gone. */
function isOwn(team: CandidateTeam, { organisationId }: Pick<KnownTeams, 'organisationId'>): boolean {
  return team.organisationId === organisationId && team.deletedAt === null;
}

function withTakenSeeds(
  rows: readonly MatchedTeam[],
  entered: readonly EnteredTeam[],
): readonly MatchedTeam[] {
  const taken = new Map(entered.filter(isIn).map(({ seed, teamId }) => [seed, teamId]));
  return rows.map((row) => {
    const holder = row.seed === null ? undefined : taken.get(row.seed);
    const isFree = holder === undefined || holder === row.teamId;
    return isFree ? row : withProblem(row, { column: 'seed', sentence: 'SEED_TWICE' });
  });
}

function withProblem(row: MatchedTeam, problem: CellProblem): MatchedTeam {
  return { ...row, problems: [...row.problems, problem] };
}
