import { folded } from '../../../platform/csv/folded.ts';
import { type CandidateTeam, type EnteredTeam, isEntered } from './queries.ts';
import type { CellProblem, TeamRow } from './read-teams.ts';

/** A row with the team it refers to, and what to do with it. */
export interface MatchedTeam extends TeamRow {
  readonly outcome: 'NEW' | 'EXISTING' | 'ENTERED';
  /** Null if the team has to be created. */
  readonly teamId: string | null;
  /** The team's existing entry, whatever its status. */
  readonly entry: EnteredTeam | undefined;
}

interface KnownTeams {
  readonly organisationId: string;
  readonly teams: readonly CandidateTeam[];
  readonly entered: readonly EnteredTeam[];
}

/** Finds the team of each row. */
export function matchTeams(rows: readonly TeamRow[], known: KnownTeams): readonly MatchedTeam[] {
  const entries = new Map(known.entered.map((entry) => [entry.teamId, entry]));
  const findTeam = teamFinder(known);
  const matched = rows.map((row): MatchedTeam => {
    const team = findTeam(row);
    if (team && !isOwn(team, known))
      return withProblem({ ...row, ...unmatched }, { column: 'code', sentence: 'CODE_OF_ANOTHER' });
    if (!team) return { ...row, ...unmatched };
    const entry = entries.get(team.id);
    return { ...row, teamId: team.id, entry, outcome: entry && isEntered(entry) ? 'ENTERED' : 'EXISTING' };
  });
  return flagTakenSeeds(matched, known.entered);
}

const unmatched = { outcome: 'NEW', teamId: null, entry: undefined } as const;

/** By code; without one, by name if only one team of the organisation has it. */
function teamFinder({ teams, organisationId }: KnownTeams): (row: TeamRow) => CandidateTeam | undefined {
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

/** A deleted team keeps its code, so it does not count as available. */
function isOwn(team: CandidateTeam, { organisationId }: Pick<KnownTeams, 'organisationId'>): boolean {
  return team.organisationId === organisationId && team.deletedAt === null;
}

function flagTakenSeeds(
  rows: readonly MatchedTeam[],
  entered: readonly EnteredTeam[],
): readonly MatchedTeam[] {
  const taken = new Map(entered.filter(isEntered).map(({ seed, teamId }) => [seed, teamId]));
  return rows.map((row) => {
    const owner = row.seed === null ? undefined : taken.get(row.seed);
    const isFree = owner === undefined || owner === row.teamId;
    return isFree ? row : withProblem(row, { column: 'seed', sentence: 'SEED_TWICE' });
  });
}

function withProblem(row: MatchedTeam, problem: CellProblem): MatchedTeam {
  return { ...row, problems: [...row.problems, problem] };
}
