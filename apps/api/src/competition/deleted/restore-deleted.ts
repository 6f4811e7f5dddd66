import { type DeletedKind, type deletedCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { isNameTaken } from '../traip/parts/queries.ts';
import { lockTraip } from '../traip/row/queries.ts';
import {
  findDeletedCompetition,
  findDeletedPart,
  lockDeletedTeam,
  lockDissolvedTeams,
  restoreMembers,
  undelete,
  undeletePart,
} from './queries.ts';
import { restorableSince } from './restorable.ts';

interface Deleted {
  readonly id: string;
  readonly since: Date;
  readonly at: Date;
}

/** Codes stay taken while an item is deleted, so it comes back unchanged. */
export const restoreDeleted: Handler<typeof deletedCalls.restore> = (
  context,
  { params: { id }, body: { kind } },
) =>
  withTransaction(context.db, async (trx) => {
    const { scope, now } = context;
    const at = now();
    const item = { id, since: restorableSince(at), at };
    const refusal = await preparations[kind](trx, scope, item);
    if (refusal) return refusal;
    if (!(await undelete(trx, kind, scope, item))) return refuse('NOT_FOUND');
    const competitionId = kind === 'COMPETITION' ? id : null;
    await logAction(trx, context, { subjectKind: kind, subjectId: id, competitionId, action: 'RESTORED' });
    return { restored: true as const };
  });

/** What must exist before an item is restored, and what is restored with it. */
const preparations = {
  TEAM: restoreTeam,
  COMPETITION: restoreCompetition,
  TRAIP: async () => null,
} as const satisfies Record<DeletedKind, unknown>;

async function restoreTeam(trx: Trx, scope: OrganisationScope, item: Deleted) {
  const team = await lockDeletedTeam(trx, scope, item);
  if (!team?.deletedAt) return refuse('NOT_FOUND');
  await restoreMembers(trx, item.id, team.deletedAt);
  return null;
}

async function restoreCompetition(trx: Trx, scope: OrganisationScope, item: Deleted) {
  const competition = await findDeletedCompetition(trx, scope, item);
  if (!competition) return refuse('NOT_FOUND');
  const { traipId, seasonId, categoryId, state } = competition;
  if (!(await lockTraip(trx, scope, traipId))) return refuse('RESTORE_TRAIP_FIRST');
  const teams = state === 'CANCELED' ? [] : await lockDissolvedTeams(trx, item.id);
  if (teams.length > 0) return refuse('RESTORE_TEAMS_FIRST', { details: { teams } });
  const refusal =
    (await restorePart(trx, 'seasons', scope, seasonId)) ??
    (await restorePart(trx, 'categories', scope, categoryId));
  return refusal;
}

/** A season or category can be deleted after its last competition. */
async function restorePart(trx: Trx, table: 'seasons' | 'categories', scope: OrganisationScope, id: string) {
  const part = await findDeletedPart(trx, table, scope, id);
  if (!part) return null;
  if (await isNameTaken(trx, table, scope, part)) return refuse('RESTORE_NAME_TAKEN');
  await undeletePart(trx, table, id);
  return null;
}
