import { type NextSeason, type Read, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import { hasAbility } from '../competition/with-competition-lock.ts';
import type { OldCompetition } from './old/old-season.ts';

export type NextSeasonForm = Read<typeof NextSeason>;
export type NextCompetition = NextSeasonForm['competitions'][number];

type Reason =
  | 'COMPETITION_OF_OTHER_SEASON'
  | 'LEVELS_INVALID'
  | 'ALREADY_ENTERED'
  | 'COMPETITION_FULL'
  | 'FORBIDDEN';

/** Why a season can't be continued like this, regardless of its teams. */
export function formRefusal(
  { competitions }: NextSeasonForm,
  old: ReadonlyMap<string, OldCompetition>,
  { role }: Pick<OrganisationScope, 'role'>,
): Refusal<Reason> | undefined {
  return (
    unknownCompetition(competitions, old) ??
    wrongSteps(competitions) ??
    teamTwice(competitions) ??
    tooManyTeams(competitions, old) ??
    newTeamRefusal(competitions, role)
  );
}

function unknownCompetition(
  competitions: readonly NextCompetition[],
  old: ReadonlyMap<string, OldCompetition>,
): Refusal<Reason> | undefined {
  const at = competitions.findIndex(
    ({ fromId }, index) =>
      !old.has(fromId) || competitions.findIndex((other) => other.fromId === fromId) < index,
  );
  return at < 0 ? undefined : refuse('COMPETITION_OF_OTHER_SEASON', { field: `competitions.${at}.fromId` });
}

/** The level above must be continued too, and no competition can be above itself, even indirectly. */
function wrongSteps(competitions: readonly NextCompetition[]): Refusal<Reason> | undefined {
  const aboveOf = new Map(competitions.map(({ fromId, above }) => [fromId, above?.competitionId]));
  const at = competitions.findIndex(({ fromId, above }) => {
    if (!above) return false;
    const seen = new Set([fromId]);
    for (let next: string | undefined = above.competitionId; next !== undefined; next = aboveOf.get(next)) {
      if (seen.has(next) || !aboveOf.has(next)) return true;
      seen.add(next);
    }
    return false;
  });
  return at < 0 ? undefined : refuse('LEVELS_INVALID', { field: `competitions.${at}.above.competitionId` });
}

/** A team plays once in a competition and on one level, but can play both a league and a cup. */
function teamTwice(competitions: readonly NextCompetition[]): Refusal<Reason> | undefined {
  const seen = new Map<string, Set<string>>();
  for (const [at, { fromId, teams }] of competitions.entries()) {
    const top = topOf(fromId, competitions);
    const playing = seen.get(top) ?? new Set<string>();
    seen.set(top, playing);
    for (const [place, team] of teams.entries()) {
      if (!('id' in team)) continue;
      if (playing.has(team.id))
        return refuse('ALREADY_ENTERED', { field: `competitions.${at}.teams.${place}.id` });
      playing.add(team.id);
    }
  }
  return undefined;
}

function topOf(fromId: string, competitions: readonly NextCompetition[]): string {
  const above = competitions.find((one) => one.fromId === fromId)?.above;
  return above ? topOf(above.competitionId, competitions) : fromId;
}

function tooManyTeams(
  competitions: readonly NextCompetition[],
  old: ReadonlyMap<string, OldCompetition>,
): Refusal<Reason> | undefined {
  const at = competitions.findIndex(({ fromId, teams }) => {
    const max = old.get(fromId)?.row.maxTeams ?? null;
    return max !== null && teams.length > max;
  });
  return at < 0 ? undefined : refuse('COMPETITION_FULL', { field: `competitions.${at}.teams` });
}

function newTeamRefusal(
  competitions: readonly NextCompetition[],
  role: OrganisationScope['role'],
): Refusal<Reason> | undefined {
  if (hasAbility({ role }, 'teams.manage')) return undefined;
  for (const [at, { teams }] of competitions.entries()) {
    const place = teams.findIndex((team) => !('id' in team));
    if (place >= 0) return refuse('FORBIDDEN', { field: `competitions.${at}.teams.${place}.name` });
  }
  return undefined;
}
