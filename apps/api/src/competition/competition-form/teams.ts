import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse, teamIsSeenBy } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { createTeams } from '../../people/team/create-teams.ts';
import { type Form, type FormTransaction, isChosen } from './form/form.ts';
import { insertEntries, lockTeams } from './queries.ts';

type FormTeam = Form['teams'][number];
type Reason = 'TEAM_UNKNOWN' | 'CODE_TAKEN';

interface EntryTarget {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly sportKey: SportKey;
}

/** Enters all teams of the form into the competition and its first phase; returns their ids, in order. */
export async function enterTeams(
  transaction: FormTransaction,
  teams: readonly FormTeam[],
  { competitionId, phaseId, sportKey }: EntryTarget,
): Promise<readonly string[] | Refusal<Reason>> {
  const refusal = await unknownTeamRefusal(transaction, teams);
  if (refusal) return refusal;
  const ids = await ensureTeams(transaction, teams, sportKey);
  if (isRefusal(ids)) return ids;
  const { scope, at, trx } = transaction;
  const seeds = assignSeeds(teams);
  const entries = ids.map((teamId, index) => ({ teamId, seed: seeds[index] ?? null }));
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
    entries.map((entry) => ({ ...entry, ...accepted, id: randomUUIDv7() })),
    entries.map((entry) => ({ ...entry, phaseId })),
  );
  return ids;
}

/** Refuses chosen teams that the caller may not see. */
async function unknownTeamRefusal({ trx, scope }: FormTransaction, teams: readonly FormTeam[]) {
  const chosen = teams.filter(isChosen).map(({ id }) => id);
  const found = chosen.length === 0 ? [] : await lockTeams(trx, scope.userId, chosen);
  const visible = new Set(found.filter((team) => teamIsSeenBy(team.privacy, team)).map(({ id }) => id));
  const index = teams.findIndex((team) => isChosen(team) && !visible.has(team.id));
  return index < 0 ? undefined : refuse('TEAM_UNKNOWN', { field: `teams.${index}.id` });
}

/** The seeds of the form; teams without one take the free numbers in order. */
function assignSeeds(teams: readonly FormTeam[]): readonly number[] {
  const taken = new Set(teams.map(({ seed }) => seed));
  let next = 0;
  const nextFree = () => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
  return teams.map(({ seed }) => seed ?? nextFree());
}

/** The ids of all teams, in order; new ones are created. */
async function ensureTeams(
  transaction: FormTransaction,
  teams: readonly FormTeam[],
  sportKey: SportKey,
): Promise<readonly string[] | Refusal<'CODE_TAKEN'>> {
  const newTeams = teams.flatMap((team, index) => (isChosen(team) ? [] : [{ ...team, index }]));
  const created = await createTeams(transaction, newTeams, sportKey);
  if ('taken' in created) return refuse('CODE_TAKEN', { field: `teams.${created.taken.index}.code` });
  const newIds = created.ids.values();
  return teams.map((team) => (isChosen(team) ? team.id : String(newIds.next().value)));
}
