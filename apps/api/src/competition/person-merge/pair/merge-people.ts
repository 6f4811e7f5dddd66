import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Locale, refuse } from '@traip/contract';
import { refreshDecisions } from '../../../people/family/give-consents.ts';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { tabulateOfEntries } from '../../race/overall/table/recompute-tables.ts';
import { refreshTeamSuspensions } from '../../suspension/refresh-suspensions.ts';
import { completeFacts, moveFacts } from '../facts/queries.ts';
import { mergeLicences } from '../licences/merge-licences.ts';
import type { Pair } from '../licences/queries.ts';
import { deleteMembership, fillMembership, listMemberships, moveMembership } from '../memberships/queries.ts';
import { insertMerge } from '../merges/queries.ts';
import { listCarded, listSharedMatches, setDeletedAt } from './queries.ts';

interface By {
  readonly userId: string;
  readonly now: Date;
  /** The language of texts written on the user's behalf. */
  readonly locale: Locale;
}

/**
 * Merges two entries of one person; both are locked. The rows themselves move, so that reads stay as simple
 * and fast as before; what moved is recorded for undoing. Returns the key of a photo to delete.
 */
export async function mergePeople(trx: Trx, pair: Pair, { userId, now, locale }: By) {
  const matchIds = (await listSharedMatches(trx, pair)).map(({ id }) => id);
  if (matchIds.length > 0) return refuse('BOTH_IN_ONE_MATCH', { details: { matchIds } });
  const replaced = await mergeLicences(trx, pair, { userId, locale });
  if (isRefusal(replaced)) return replaced;
  const carded = await listCarded(trx, pair.from);
  const moved = {
    memberships: await moveMemberships(trx, pair),
    ...(await moveFacts(trx, pair)),
    replaced,
    completed: await completeFacts(trx, pair),
  };
  // Consents now apply to the merged person.
  const photoKey = moved.consents?.length ? await refreshDecisions(trx, pair.to) : null;
  await setDeletedAt(trx, pair.from, now);
  const id = randomUUIDv7();
  await insertMerge(
    trx,
    { id, keptId: pair.to, mergedId: pair.from, mergedBy: userId, mergedAt: now },
    moved,
  );
  await refreshAll(trx, carded);
  await tabulateOfEntries(trx, moved.races ?? []);
  return { id, photoKey };
}

/** Where both are in a team, one membership remains. */
async function moveMemberships(trx: Trx, { from, to }: Pair): Promise<MovedFacts['memberships']> {
  const remaining = (await listMemberships(trx, to)).filter(({ leftAt }) => leftAt === null);
  const moved = [];
  for (const membership of await listMemberships(trx, from)) {
    const { personId: _personId, joinedAt, leftAt, ...details } = membership;
    const twin = leftAt === null ? remaining.find(({ teamId }) => teamId === membership.teamId) : undefined;
    if (twin) {
      await deleteMembership(trx, membership);
      await fillMembership(trx, twin, membership);
    } else await moveMembership(trx, membership, to);
    const times = { joinedAt: joinedAt.toISOString(), leftAt: leftAt?.toISOString() ?? null };
    const before = twin ? { shirt: twin.shirt, position: twin.position, isDelegate: twin.isDelegate } : null;
    moved.push({ ...details, ...times, twin: before });
  }
  return moved;
}

/** Recomputes suspensions, because cards count together after a merge and separately after undoing it. */
export async function refreshAll(trx: Trx, carded: Awaited<ReturnType<typeof listCarded>>): Promise<void> {
  for (const { competitionId, teamId } of carded) await refreshTeamSuspensions(trx, competitionId, [teamId]);
}
