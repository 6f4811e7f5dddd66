import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, isTeamVisible, maxTeamName, type Refusal, refuse } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import { createCompetitors } from '../../people/competitor/create-competitors.ts';
import { createTeams } from '../../people/team/create-teams.ts';
import { type Form, type FormTransaction, isChosen } from './form/form.ts';
import { insertEntries, lockTeams } from './queries.ts';

type FormTeam = Form['teams'][number];
type Reason = 'TEAM_UNKNOWN' | 'CODE_TAKEN' | 'COMPETITOR_DIFFERS' | 'PAIR_OF_TWO' | 'ALREADY_ENTERED';

interface EntryTarget {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly sportKey: SportKey;
  readonly competitors: CompetitorKind;
}

/** Enters all teams of the form into the competition and its first phase; returns their ids, in order. */
export async function enterTeams(
  transaction: FormTransaction,
  teams: readonly FormTeam[],
  { competitionId, phaseId, sportKey, competitors }: EntryTarget,
): Promise<readonly string[] | Refusal<Reason>> {
  const refusal =
    nameRefusal(teams, competitors) ?? (await chosenTeamRefusal(transaction, teams, competitors));
  if (refusal) return refusal;
  const ids = await ensureTeams(transaction, teams, { sportKey, competitors });
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

/** Only the name of a pair may be as long as two. Checked late, because the form may not say who competes. */
function nameRefusal(teams: readonly FormTeam[], competitors: CompetitorKind) {
  if (competitors === 'PAIR') return undefined;
  const long = teams.findIndex((team) => 'name' in team && team.name.length > maxTeamName);
  return long < 0 ? undefined : refuse('COMPETITOR_DIFFERS', { field: `teams.${long}.name` });
}

/** Refuses chosen teams that the caller can't see or that compete as another kind. */
async function chosenTeamRefusal(
  { trx, scope }: FormTransaction,
  teams: readonly FormTeam[],
  competitors: CompetitorKind,
) {
  const chosen = teams.filter(isChosen).map(({ id }) => id);
  const found = chosen.length === 0 ? [] : await lockTeams(trx, scope.userId, chosen);
  const visible = new Set(found.filter((team) => isTeamVisible(team.privacy, team)).map(({ id }) => id));
  const index = teams.findIndex((team) => isChosen(team) && !visible.has(team.id));
  if (index >= 0) return refuse('TEAM_UNKNOWN', { field: `teams.${index}.id` });
  const others = new Set(found.filter((team) => team.competitorKind !== competitors).map(({ id }) => id));
  const other = teams.findIndex((team) => isChosen(team) && others.has(team.id));
  return other < 0 ? undefined : refuse('COMPETITOR_DIFFERS', { field: `teams.${other}.id` });
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

type NewTeam = Exclude<FormTeam, { id: string }> & { readonly index: number };
type Sort = Pick<EntryTarget, 'sportKey' | 'competitors'>;

/** The ids of all teams, in order; new ones are created. */
async function ensureTeams(
  transaction: FormTransaction,
  teams: readonly FormTeam[],
  sort: Sort,
): Promise<readonly string[] | Refusal<Reason>> {
  const newTeams = teams.flatMap((team, index) => (isChosen(team) ? [] : [{ ...team, index }]));
  const created = await createAll(transaction, newTeams, sort);
  if (isRefusal(created)) return created;
  const newIds = created.ids.values();
  return teams.map((team) => (isChosen(team) ? team.id : String(newIds.next().value)));
}

async function createAll(
  transaction: FormTransaction,
  teams: readonly NewTeam[],
  { sportKey, competitors: kind }: Sort,
): Promise<{ readonly ids: readonly string[] } | Refusal<Reason>> {
  if (kind === 'TEAM') {
    const created = await createTeams(transaction, teams, sportKey);
    if (!('taken' in created)) return created;
    return refuse('CODE_TAKEN', { field: `teams.${created.taken.index}.code` });
  }
  const names = teams.map(({ name }) => name);
  const created = await createCompetitors(transaction, names, { kind, sportKey, taken: new Set() });
  if (!('problem' in created)) return created;
  return refuse(created.problem, { field: `teams.${teams[created.index]?.index}.name` });
}
