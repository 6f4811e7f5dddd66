import { randomUUIDv7 } from 'node:crypto';
import type { SportKey } from '@traip/engine';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { insertTeams } from './queries.ts';

interface NewTeam {
  readonly name: string;
  readonly code?: string | undefined;
}

interface Writing {
  readonly trx: Trx;
  readonly scope: { readonly organisationId: string };
  readonly at: Date;
}

interface Founding<T extends NewTeam> {
  readonly id: string;
  readonly team: T;
  readonly codes: Iterator<string, unknown>;
}

/** Makes many teams of an organisation; their ids come back in order, or the first whose own code is taken. */
export async function foundTeams<T extends NewTeam>(
  writing: Writing,
  teams: readonly T[],
  sportKey: SportKey,
): Promise<{ readonly ids: readonly string[] } | { readonly taken: T }> {
  const foundings = teams.map((team): Founding<T> => {
    const codes = team.code === undefined ? candidateCodes(team.name) : [team.code].values();
    return { id: randomUUIDv7(), team, codes };
  });
  let left: readonly Founding<T>[] = foundings;
  // Each turn tries the next code of all that have none yet: mostly one turn, however many they are.
  while (left.length > 0) {
    const coded = left.map((founding) => ({ ...founding, code: founding.codes.next().value }));
    const outOfCodes = coded.find(({ code }) => typeof code !== 'string');
    if (outOfCodes) return { taken: outOfCodes.team };
    const written = await insertTeams(writing.trx, coded.map(rowOf(writing, sportKey)));
    left = left.filter(({ id }) => !written.has(id));
  }
  return { ids: foundings.map(({ id }) => id) };
}

function rowOf({ scope, at }: Writing, sportKey: SportKey) {
  return ({ id, team: { name }, code }: Founding<NewTeam> & { readonly code: unknown }) => ({
    id,
    name,
    code: String(code),
    sportKey,
    privacy: 'PUBLIC' as const,
    createdAt: at,
    organisationId: scope.organisationId,
    searchText: searchTextOf(name, String(code)),
  });
}
