import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { CompetitionRecord } from '../../../competition/competition/queries.ts';
import { insertRecord } from '../../../competition/competition/records/queries.ts';
import type { Actor } from '../../../competition/competition/with-competition-lock.ts';
import { insertEntries } from '../../../competition/competition-form/queries.ts';
import { saveEntry } from '../../../competition/entry/save-entry.ts';
import { createTeams } from '../../../people/team/create-teams.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { MatchedTeam } from './match-teams.ts';
import { sportOf } from './queries.ts';

interface EntryOptions {
  readonly competition: CompetitionRecord;
  readonly rows: readonly MatchedTeam[];
  readonly phaseId: string | null;
  readonly at: Date;
}

/** Gives every team of a table that is not in yet its place, and says how many they were. */
export async function enterMatched(
  trx: Trx,
  actor: Actor,
  entering: EntryOptions,
): Promise<number | Refusal<'IMPORT_HAS_PROBLEMS'>> {
  const { competition, rows, at } = entering;
  const { organisationId, userId: byUser } = actor;
  const coming = rows.filter(({ outcome }) => outcome !== 'ENTERED');
  const teamIds = await idsOf(trx, actor, entering, coming);
  if (isRefusal(teamIds)) return teamIds;
  const placed = coming.map((row, index) => ({ ...row, teamId: teamIds[index] ?? '' }));
  await enterFresh(
    trx,
    actor,
    entering,
    placed.filter(({ entry }) => entry === undefined),
  );
  for (const { entry, teamId, seed } of placed) {
    if (!entry) continue;
    const wish = { competitionId: competition.id, teamId, seed };
    await saveEntry(trx, actor, wish, { isStaff: true, entry, phaseId: entering.phaseId, at });
  }
  if (coming.length === 0) return 0;
  await insertRecord(trx, {
    organisationId,
    competitionId: competition.id,
    subjectKind: 'COMPETITION',
    subjectId: competition.id,
    action: 'TEAMS_IMPORTED',
    details: { teamIds },
    byUser,
    at,
  });
  return coming.length;
}

/** The ids of all who come, in order; those that there were not are founded. */
async function idsOf(
  trx: Trx,
  { organisationId }: Actor,
  { competition, at }: EntryOptions,
  coming: readonly MatchedTeam[],
): Promise<readonly string[] | Refusal<'IMPORT_HAS_PROBLEMS'>> {
  const made = coming.filter(({ teamId }) => teamId === null);
  const wanted = made.map(({ name, code }) => ({ name, code: code ?? undefined }));
  const sportKey = await sportOf(trx, competition.id);
  const founded = await createTeams({ trx, scope: { organisationId }, at }, wanted, sportKey);
  // Codes were looked up in this transaction, but somebody may have taken one in between.
  if ('taken' in founded) return refuse('IMPORT_HAS_PROBLEMS', { field: 'csv' });
  const newIds = founded.ids.values();
  return coming.map(({ teamId }) => teamId ?? String(newIds.next().value));
}

async function enterFresh(
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
