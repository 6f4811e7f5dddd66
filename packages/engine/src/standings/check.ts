import { isOver } from './counting.ts';
import { isLotSeed } from './lots.ts';
import type { MatchId, Pair, Race, TableMatch, TeamId } from './matches.ts';
import type { TableInput, TableSetting } from './setting.ts';

/** Why a table cannot be built from its input. A race is identified like a match. */
export type TableBreach =
  | { readonly breach: 'DUPLICATE_TEAM'; readonly team: TeamId }
  | { readonly breach: 'DUPLICATE_MATCH'; readonly match: MatchId }
  | { readonly breach: 'UNKNOWN_TEAM'; readonly team: TeamId; readonly match?: MatchId }
  | { readonly breach: 'TEAM_AGAINST_ITSELF'; readonly match: MatchId }
  | { readonly breach: 'SCORE_MISSING'; readonly match: MatchId }
  | { readonly breach: 'SCORE_INVALID'; readonly match: MatchId }
  | { readonly breach: 'POINTS_NOT_EXACT'; readonly points: number }
  | { readonly breach: 'PRIMARY_MISSING' }
  | { readonly breach: 'LOT_SEED_INVALID' };

/** The first problem in the input of a table; null if there is none. */
export function checkInput(input: TableInput): TableBreach | null {
  const seen = new Set<MatchId>();
  const known = new Set(input.teams);
  const wrong = checkSetting(input, known);
  if (wrong !== null) return wrong;
  for (const match of input.matches) {
    if (seen.has(match.id)) return { breach: 'DUPLICATE_MATCH', match: match.id };
    seen.add(match.id);
    const breach = checkMatch(match, known, input);
    if (breach !== null) return breach;
  }
  return null;
}

/** The first problem in one match. */
export function checkMatch(
  match: TableMatch,
  known: { has(team: TeamId): boolean },
  setting: TableSetting,
): TableBreach | null {
  if (!known.has(match.home)) return { breach: 'UNKNOWN_TEAM', team: match.home, match: match.id };
  if (!known.has(match.away)) return { breach: 'UNKNOWN_TEAM', team: match.away, match: match.id };
  if (match.home === match.away) return { breach: 'TEAM_AGAINST_ITSELF', match: match.id };
  return checkScore(match, setting);
}

/** The first problem in the result of a match. */
function checkScore(match: TableMatch, setting: TableSetting): TableBreach | null {
  if (needsScore(match, setting)) return { breach: 'SCORE_MISSING', match: match.id };
  return hasOddScore(match) ? { breach: 'SCORE_INVALID', match: match.id } : null;
}

/** A forfeit takes its score from the rules, and an awarded or abandoned match needs none. */
function needsScore(match: TableMatch, setting: TableSetting): boolean {
  // A match that has just started is 0-0.
  if (match.score !== undefined || match.state === 'IN_PROGRESS') return false;
  if (match.state === 'CANCELLED' || !isOver(match, setting)) return false;
  return match.outcome === undefined || match.outcome === 'NORMAL';
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function hasOddScore({ score, shootOut, tries, classPoints, outs, earnedRuns, sets }: TableMatch): boolean {
  if (isOdd(score) || isOdd(shootOut) || isOdd(tries)) return true;
  return isOdd(classPoints) || isOdd(outs) || isOdd(earnedRuns) || (sets?.some(isOdd) ?? false);
}

function isOdd(pair: Pair | undefined): boolean {
  return pair !== undefined && (!isCount(pair.home) || !isCount(pair.away));
}

/** The first problem in one race. */
function checkRace(race: Race, known: { has(team: TeamId): boolean }): TableBreach | null {
  const seen = new Set<TeamId>();
  for (const { team, place } of race.results) {
    if (!known.has(team)) return { breach: 'UNKNOWN_TEAM', team };
    const isPlace = place === null || (Number.isSafeInteger(place) && place > 0);
    if (!isPlace || seen.has(team)) return { breach: 'SCORE_INVALID', match: race.id };
    seen.add(team);
  }
  return null;
}

function checkRaces(races: readonly Race[], known: ReadonlySet<TeamId>): TableBreach | null {
  const ids = new Set<string>();
  for (const race of races) {
    if (ids.has(race.id)) return { breach: 'DUPLICATE_MATCH', match: race.id };
    ids.add(race.id);
    const wrong = checkRace(race, known);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** The first problem in everything but the matches. */
function checkSetting(input: TableSetting, known: ReadonlySet<TeamId>): TableBreach | null {
  const duplicate = known.size === input.teams.length ? undefined : firstDuplicate(input.teams);
  if (duplicate !== undefined) return { breach: 'DUPLICATE_TEAM', team: duplicate };
  if (input.rules.chain.primary.length === 0) return { breach: 'PRIMARY_MISSING' };
  if (input.lotSeed !== undefined && !isLotSeed(input.lotSeed)) return { breach: 'LOT_SEED_INVALID' };
  const unknownTeam = namedTeams(input).find((team) => !known.has(team));
  if (unknownTeam !== undefined) return { breach: 'UNKNOWN_TEAM', team: unknownTeam };
  const wrongRace = checkRaces(input.races ?? [], known);
  if (wrongRace !== null) return wrongRace;
  const inexact = allPoints(input).find((points) => !Number.isSafeInteger(2 * points));
  return inexact === undefined ? null : { breach: 'POINTS_NOT_EXACT', points: inexact };
}

function firstDuplicate(teams: readonly TeamId[]): TeamId | undefined {
  return teams.find((team, index) => teams.indexOf(team) !== index);
}

function namedTeams({ adjustments, withdrawals }: TableSetting): readonly TeamId[] {
  return [...(adjustments ?? []).map(({ team }) => team), ...(withdrawals ?? []).map(({ team }) => team)];
}

/** Halves are exact in binary, and so are their sums; thirds would not be. */
function allPoints({ rules, adjustments, withdrawals }: TableSetting): readonly number[] {
  const { tryBonus, losingBonus, places, ...plain } = rules.points;
  return [
    ...Object.values(plain),
    tryBonus?.points,
    losingBonus?.points,
    rules.forfeit.tooFewPlayers?.lossPoints,
    ...(places ?? []),
    ...(adjustments ?? []).map(({ points }) => points),
    ...(withdrawals ?? []).map(({ points }) => points),
  ].filter((points) => points !== null && points !== undefined);
}
