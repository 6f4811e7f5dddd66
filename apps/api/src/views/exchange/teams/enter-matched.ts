import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { CompetitionRecord } from '../../../competition/competition/queries.ts';
import type { Actor } from '../../../competition/competition/with-competition-lock.ts';
import { insertEntries } from '../../../competition/competition-form/queries.ts';
import { saveEntry } from '../../../competition/entry/save-entry.ts';
import { createTeams } from '../../../people/team/create-teams.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { MatchedTeam } from './match-teams.ts';
import { findSport } from './queries.ts';

interface EntryOptions {
  readonly competition: CompetitionRecord;
  readonly rows: readonly MatchedTeam[];
  readonly phaseId: string | null;
  readonly at: Date;
}

/** Enters all teams of a table that are not in yet, and returns how many. */
export async function enterMatched(
  trx: Trx,
  actor: Actor,
  options: EntryOptions,
): Promise<number | Refusal<'IMPORT_HAS_PROBLEMS'>> {
  const { competition, rows, at } = options;
  const { organisationId, userId: byUser } = actor;
  const newRows = rows.filter(({ outcome }) => outcome !== 'ENTERED');
  const teamIds = await ensureTeams(trx, actor, options, newRows);
  if (isRefusal(teamIds)) return teamIds;
  const entrants = newRows.map((row, index) => ({ ...row, teamId: teamIds[index] ?? '' }));
  await insertNewEntries(
    trx,
    actor,
    options,
    entrants.filter(({ entry }) => entry === undefined),
  );
  for (const { entry, teamId, seed } of entrants) {
    if (!entry) continue;
    const entryInput = { competitionId: competition.id, teamId, seed };
    await saveEntry(trx, actor, entryInput, { isStaff: true, entry, phaseId: options.phaseId, at });
  }
  if (newRows.length === 0) return 0;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId: competition.id,
    subjectKind: 'COMPETITION',
    subjectId: competition.id,
    action: 'TEAMS_IMPORTED',
    details: { teamIds },
    byUser,
    at,
  });
  return newRows.length;
}

/** The ids of the entering teams, in order; missing teams are created. */
async function ensureTeams(
  trx: Trx,
  { organisationId }: Actor,
  { competition, at }: EntryOptions,
  newRows: readonly MatchedTeam[],
): Promise<readonly string[] | Refusal<'IMPORT_HAS_PROBLEMS'>> {
  const missing = newRows.filter(({ teamId }) => teamId === null);
  const teams = missing.map(({ name, code }) => ({ name, code: code ?? undefined }));
  const sportKey = await findSport(trx, competition.id);
  const created = await createTeams({ trx, scope: { organisationId }, at }, teams, sportKey);
  // Codes were checked in this transaction, but one may have been taken since.
  if ('taken' in created) return refuse('IMPORT_HAS_PROBLEMS', { field: 'csv' });
  const newIds = created.ids.values();
  return newRows.map(({ teamId }) => teamId ?? String(newIds.next().value));
}

async function insertNewEntries(
  trx: Trx,
  { organisationId, userId }: Actor,
  { competition, phaseId, at }: EntryOptions,
  rows: readonly (MatchedTeam & { readonly teamId: string })[],
): Promise<void> {
  const accepted = {
    organisationId,
    competitionId: competition.id,
    status: 'ACCEPTED' as const,
    requestedBy: userId,
    decidedBy: userId,
    createdAt: at,
    decidedAt: at,
  };
  await insertEntries(
    trx,
    rows.map(({ teamId, seed }) => ({ ...accepted, id: randomUUIDv7(), teamId, seed })),
    phaseId === null ? [] : rows.map(({ teamId, seed }) => ({ phaseId, teamId, seed })),
  );
}
