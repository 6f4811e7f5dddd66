import type { CompetitionFile, Read } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { FormTransaction } from '../../../competition/competition-form/form.ts';
import { createTeams } from '../../../people/team/create-teams.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listHolders } from './queries.ts';

interface FileTeamMatch {
  readonly code: string;
  readonly name: string;
  /** Null when there is none in the organisation. */
  readonly teamId: string | null;
}

/** Whom the codes of a file mean in this organisation. */
export async function matchFileTeams(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { teams }: Read<typeof CompetitionFile>,
): Promise<readonly FileTeamMatch[]> {
  const holders = await listHolders(
    db,
    teams.map(({ code }) => code),
  );
  const own = holders.filter((team) => team.organisationId === organisationId && team.deletedAt === null);
  const ids = new Map(own.map(({ code, id }) => [code, id]));
  return teams.map(({ code, name }) => ({ code, name, teamId: ids.get(code) ?? null }));
}

/** The id of every team of a file; those that there are not are founded, under a code that is free. */
export async function teamIdsFor(
  writing: FormTransaction,
  meant: readonly FileTeamMatch[],
  sportKey: SportKey,
): Promise<ReadonlyMap<string, string>> {
  const absent = meant.filter(({ teamId }) => teamId === null);
  const founded = await createTeams(
    writing,
    absent.map(({ name }) => ({ name })),
    sportKey,
  );
  if ('taken' in founded) throw new Error('A team without a code of its own always finds one.');
  const made = new Map(absent.map(({ code }, index) => [code, founded.ids[index] ?? '']));
  return new Map(meant.map(({ code, teamId }) => [code, teamId ?? made.get(code) ?? '']));
}
