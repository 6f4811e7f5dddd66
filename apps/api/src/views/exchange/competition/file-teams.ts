import type { CompetitionFile, Read } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { FormTransaction } from '../../../competition/competition-form/form/form.ts';
import { competitorCode } from '../../../people/competitor/create-competitors.ts';
import { createTeams } from '../../../people/team/create-teams.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listTeamsByCode } from './queries.ts';

export interface FileTeamMatch {
  readonly code: string;
  readonly name: string;
  /** Null if the organisation has no such team. */
  readonly teamId: string | null;
}

/** Finds the organisation's teams for the codes of a file. */
export async function matchFileTeams(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { teams }: Read<typeof CompetitionFile>,
): Promise<readonly FileTeamMatch[]> {
  const teamsByCode = await listTeamsByCode(
    db,
    teams.map(({ code }) => code),
  );
  const own = teamsByCode.filter((team) => team.organisationId === organisationId && team.deletedAt === null);
  const ids = new Map(own.map(({ code, id }) => [code, id]));
  return teams.map(({ code, name }) => ({ code, name, teamId: ids.get(code) ?? null }));
}

/**
 * The ids of all teams of a file by code; missing ones are created under a free code. Players and pairs are
 * created only by name: people are not part of a file.
 */
export async function ensureTeams(
  transaction: FormTransaction,
  matches: readonly FileTeamMatch[],
  { sportKey, competitorKind }: { readonly sportKey: SportKey; readonly competitorKind: CompetitorKind },
): Promise<ReadonlyMap<string, string>> {
  const missing = matches.filter(({ teamId }) => teamId === null);
  const created = await createTeams(
    transaction,
    missing.map(({ name }) => ({
      name,
      competitorKind,
      ...(competitorKind === 'TEAM' ? {} : { code: competitorCode() }),
    })),
    sportKey,
  );
  if ('taken' in created) throw new Error('A free code was not found.');
  const newIds = new Map(missing.map(({ code }, index) => [code, created.ids[index] ?? '']));
  return new Map(matches.map(({ code, teamId }) => [code, teamId ?? newIds.get(code) ?? '']));
}
