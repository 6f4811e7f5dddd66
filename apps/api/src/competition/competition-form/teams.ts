import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse, teamIsSeenBy } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { createTeams } from '../../people/team/create-teams.ts';
import { type Form, type FormTransaction, isChosen } from './form.ts';
import { insertEntries, lockTeams } from './queries.ts';

type FormTeam = Form['teams'][number];
type Reason = 'TEAM_UNKNOWN' | 'CODE_TAKEN';

interface EntryTarget {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly sportKey: SportKey;
}

/** Gives every team of the form its place in the competition and in its first phase. */
export async function enterTeams(
  writing: FormTransaction,
  teams: readonly FormTeam[],
  { competitionId, phaseId, sportKey }: EntryTarget,
): Promise<Refusal<Reason> | undefined> {
  const unknown = await unknownTeam(writing, teams);
  if (unknown) return unknown;
  const ids = await idsOf(writing, teams, sportKey);
  if (isRefusal(ids)) return ids;
  const { scope, at, trx } = writing;
  const seeds = seedsOf(teams);
  const places = ids.map((teamId, index) => ({ teamId, seed: seeds[index] ?? null }));
  const accepted = {
    organisationId: scope.organisationId,
    competitionId,
    status: 'ACCEPTED' as const,
    requestedBy: scope.userId,
    decidedBy: scope.userId,
    createdAt: at,
    decidedAt: at,
  };
  await insertEntries(
    trx,
    places.map((place) => ({ ...place, ...accepted, id: randomUUIDv7() })),
    places.map((place) => ({ ...place, phaseId })),
  );
  return undefined;
}

/** Chosen teams that do not exist for whoever fills in the form. */
async function unknownTeam({ trx, scope }: FormTransaction, teams: readonly FormTeam[]) {
  const chosen = teams.filter(isChosen).map(({ id }) => id);
  const found = chosen.length === 0 ? [] : await lockTeams(trx, scope.userId, chosen);
  const seen = new Set(found.filter((team) => teamIsSeenBy(team.privacy, team)).map(({ id }) => id));
  const index = teams.findIndex((team) => isChosen(team) && !seen.has(team.id));
  return index < 0 ? undefined : refuse('TEAM_UNKNOWN', { field: `teams.${index}.id` });
}

/** As the form says; whoever it says nothing of takes the numbers that are left, in the order of the list. */
function seedsOf(teams: readonly FormTeam[]): readonly number[] {
  const taken = new Set(teams.map(({ seed }) => seed));
  let next = 0;
  const nextFree = () => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
  return teams.map(({ seed }) => seed ?? nextFree());
}

/** The ids of all teams of the form, in its order; those that do not exist yet are made. */
async function idsOf(
  writing: FormTransaction,
  teams: readonly FormTeam[],
  sportKey: SportKey,
): Promise<readonly string[] | Refusal<'CODE_TAKEN'>> {
  const made = teams.flatMap((team, index) => (isChosen(team) ? [] : [{ ...team, index }]));
  const founded = await createTeams(writing, made, sportKey);
  if ('taken' in founded) return refuse('CODE_TAKEN', { field: `teams.${founded.taken.index}.code` });
  const newIds = founded.ids.values();
  return teams.map((team) => (isChosen(team) ? team.id : String(newIds.next().value)));
}
