import { randomUUIDv7 } from 'node:crypto';
import { type competitionCalls, refuse } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { rulesOf } from '../sport/rules-of.ts';
import { competitionReply } from './competition-reply.ts';
import { partsRefusal } from './parts-refusal.ts';
import { findVariantOfCategory, insertCompetition, roleOf } from './queries.ts';
import { hasAbility } from './with-competition-lock.ts';

/** Creates a draft without phases: they are added one by one. */
export const createCompetition: Handler<typeof competitionCalls.create> = ({ db, scope, now }, { body }) =>
  db.transaction().execute(async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const role = await roleOf(trx, scope);
    if (!hasAbility({ role }, 'competitions.manage')) return refuse('FORBIDDEN');
    const refusal = await partsRefusal(trx, scope, body);
    if (refusal) return refusal;
    const { organisationId, userId } = scope;
    const id = randomUUIDv7();
    const createdAt = now();
    const { rulesOverride, competitors, ...general } = body;
    await insertCompetition(trx, {
      ...general,
      id,
      organisationId,
      createdAt,
      competitors: competitors ?? (await defaultCompetitors(trx, body)),
      competitorsProposed: competitors === undefined,
      rulesOverride: JSON.stringify(rulesOverride),
      searchText: searchTextOf(body.name),
    });
    await insertAuditEntry(trx, {
      organisationId,
      competitionId: id,
      subjectKind: 'COMPETITION',
      subjectId: id,
      action: 'CREATED',
      byUser: userId,
      at: createdAt,
    });
    return competitionReply(trx, { organisationId, role }, id);
  });

interface OfSport {
  readonly traipId: string;
  readonly categoryId: string;
  readonly rulesOverride: unknown;
}

/** The usual competitors of a sport, if none are stated. */
async function defaultCompetitors(
  trx: Trx,
  { traipId, categoryId, rulesOverride }: OfSport,
): Promise<CompetitorKind> {
  const sportVariantKey = await findVariantOfCategory(trx, traipId, categoryId);
  return sportVariantKey === undefined ? 'TEAM' : rulesOf({ sportVariantKey, rulesOverride }).mode;
}
