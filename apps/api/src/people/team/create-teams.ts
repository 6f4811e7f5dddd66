import { randomUUIDv7 } from 'node:crypto';
import type { CompetitorKind, SportKey } from '@traip/engine';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { insertTeams } from './queries.ts';

interface NewTeam {
  readonly name: string;
  readonly code?: string | undefined;
  readonly competitorKind?: CompetitorKind | undefined;
}

interface BatchContext {
  readonly trx: Trx;
  readonly scope: { readonly organisationId: string };
  readonly at: Date;
}

interface PendingTeam<T extends NewTeam> {
  readonly id: string;
  readonly team: T;
  readonly codes: Iterator<string, unknown>;
}

/** Creates many teams of an organisation; returns their ids in order, or the first team whose own code is taken. */
export async function createTeams<T extends NewTeam>(
  context: BatchContext,
  teams: readonly T[],
  sportKey: SportKey,
): Promise<{ readonly ids: readonly string[] } | { readonly taken: T }> {
  const newTeams = teams.map((team): PendingTeam<T> => {
    const codes = team.code === undefined ? candidateCodes(team.name) : [team.code].values();
    return { id: randomUUIDv7(), team, codes };
  });
  let pending: readonly PendingTeam<T>[] = newTeams;
  // Each round tries the next code for all teams without one: usually one round for any number of teams.
  while (pending.length > 0) {
    const coded = pending.map((newTeam) => ({ ...newTeam, code: newTeam.codes.next().value }));
    const outOfCodes = coded.find(({ code }) => typeof code !== 'string');
    if (outOfCodes) return { taken: outOfCodes.team };
    const inserted = await insertTeams(context.trx, coded.map(rowOf(context, sportKey)));
    pending = pending.filter(({ id }) => !inserted.has(id));
  }
  return { ids: newTeams.map(({ id }) => id) };
}

function rowOf({ scope, at }: BatchContext, sportKey: SportKey) {
  return ({
    id,
    team: { name, competitorKind = 'TEAM' },
    code,
  }: PendingTeam<NewTeam> & { readonly code: unknown }) => ({
    id,
    name,
    code: String(code),
    sportKey,
    competitorKind,
    privacy: 'PUBLIC' as const,
    createdAt: at,
    organisationId: scope.organisationId,
    searchText: searchTextOf(name, String(code)),
  });
}
