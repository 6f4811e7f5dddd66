import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse, teamIsSeenBy } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { codesFor } from '../db/codes-for.ts';
import { searchTextOf } from '../db/search-text.ts';
import { type Form, isChosen, type Writing } from './form.ts';
import { holdTeams, insertEntries, insertTeams } from './queries.ts';

type FormTeam = Form['teams'][number];
type NewTeam = Exclude<FormTeam, { id: string }>;
type Reason = 'TEAM_UNKNOWN' | 'CODE_TAKEN';

interface Into {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly sportKey: SportKey;
}

/** Gives every team of the form its place in the competition and in its first phase. */
export async function enterTeams(
  writing: Writing,
  teams: readonly FormTeam[],
  { competitionId, phaseId, sportKey }: Into,
): Promise<Refusal<Reason> | undefined> {
  const unknown = await unknownTeam(writing, teams);
  if (unknown) return unknown;
  const ids = await idsOf(writing, teams, sportKey);
  if (isRefusal(ids)) return ids;
  const { scope, at, trx } = writing;
  const seeds = seedsOf(teams);
  const places = ids.map((teamId, index) => ({ teamId, seed: seeds[index] ?? null }));
  const accepted = {
    ...{ organisationId: scope.organisationId, competitionId, status: 'ACCEPTED' as const },
    ...{ requestedBy: scope.userId, decidedBy: scope.userId, createdAt: at, decidedAt: at },
  };
  await insertEntries(
    trx,
    places.map((place) => ({ ...place, ...accepted, id: randomUUIDv7() })),
    places.map((place) => ({ ...place, phaseId })),
  );
  return undefined;
}

/** Chosen teams that do not exist for whoever fills in the form. */
async function unknownTeam({ trx, scope }: Writing, teams: readonly FormTeam[]) {
  const chosen = teams.filter(isChosen).map(({ id }) => id);
  const found = chosen.length === 0 ? [] : await holdTeams(trx, scope.userId, chosen);
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

interface Founding {
  readonly id: string;
  readonly index: number;
  readonly team: NewTeam;
  readonly codes: Iterator<string, unknown>;
}

/** The ids of all teams of the form, in its order; those that do not exist yet are made. */
async function idsOf(
  writing: Writing,
  teams: readonly FormTeam[],
  sportKey: SportKey,
): Promise<readonly string[] | Refusal<'CODE_TAKEN'>> {
  const ids = teams.map((team) => (isChosen(team) ? team.id : randomUUIDv7()));
  let left = teams.flatMap((team, index): Founding[] => {
    if (isChosen(team)) return [];
    const codes = team.code === undefined ? codesFor(team.name) : [team.code].values();
    return [{ id: ids[index] ?? '', index, team, codes }];
  });
  // Each turn tries the next code of all that have none yet: mostly one turn, however many they are.
  while (left.length > 0) {
    const coded = left.map((founding) => ({ ...founding, code: founding.codes.next().value }));
    const outOfCodes = coded.find(({ code }) => typeof code !== 'string');
    if (outOfCodes) return refuse('CODE_TAKEN', { field: `teams.${outOfCodes.index}.code` });
    const written = await insertTeams(writing.trx, coded.map(rowOf(writing, sportKey)));
    left = left.filter(({ id }) => !written.has(id));
  }
  return ids;
}

function rowOf({ scope, at }: Writing, sportKey: SportKey) {
  return ({ id, team: { name }, code }: Founding & { readonly code: unknown }) => ({
    ...{ id, name, code: String(code), sportKey, privacy: 'PUBLIC' as const, createdAt: at },
    ...{ organisationId: scope.organisationId, searchText: searchTextOf(name, String(code)) },
  });
}
