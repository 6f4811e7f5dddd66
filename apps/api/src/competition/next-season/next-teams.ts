import { isTeamVisible, type Refusal, refuse } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { createTeams } from '../../people/team/create-teams.ts';
import type { FormTransaction } from '../competition-form/form/form.ts';
import { lockTeams } from '../competition-form/queries.ts';
import type { OldCompetition } from './old/old-season.ts';
import type { NextCompetition } from './refusals.ts';

/** The ids of the teams of each competition, in order; new ones are created. */
export async function nextTeams(
  transaction: FormTransaction,
  competitions: readonly NextCompetition[],
  old: Iterable<OldCompetition>,
  sportKey: SportKey,
): Promise<readonly (readonly string[])[] | Refusal<'TEAM_UNKNOWN'>> {
  const refusal = await unknownTeam(transaction, competitions, old);
  if (refusal) return refusal;
  const newTeams = competitions.flatMap(({ teams }) => teams.flatMap((team) => ('id' in team ? [] : [team])));
  const created = await createTeams(transaction, newTeams, sportKey);
  if ('taken' in created) throw new Error('A team without a code of its own takes a free one.');
  const ids = created.ids.values();
  return competitions.map(({ teams }) =>
    teams.map((team) => ('id' in team ? team.id : String(ids.next().value))),
  );
}

/** A team is known if it played last season, or if the caller can see it. */
async function unknownTeam(
  { trx, scope }: FormTransaction,
  competitions: readonly NextCompetition[],
  old: Iterable<OldCompetition>,
): Promise<Refusal<'TEAM_UNKNOWN'> | undefined> {
  const chosen = competitions.flatMap(({ teams }) => teams.flatMap((team) => ('id' in team ? team.id : [])));
  const played = new Set([...old].flatMap(({ teams }) => teams.map(({ id }) => id)));
  const found = chosen.length === 0 ? [] : await lockTeams(trx, scope.userId, [...new Set(chosen)]);
  const known = new Set(
    found.filter((team) => played.has(team.id) || isTeamVisible(team.privacy, team)).map(({ id }) => id),
  );
  for (const [at, { teams }] of competitions.entries()) {
    const place = teams.findIndex((team) => 'id' in team && !known.has(team.id));
    if (place >= 0) return refuse('TEAM_UNKNOWN', { field: `competitions.${at}.teams.${place}.id` });
  }
  return undefined;
}
