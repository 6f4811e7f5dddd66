import { randomUUIDv7 } from 'node:crypto';
import { type competitionCalls, refuse } from '@traip/contract';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';
import { partsRefusal } from './parts-refusal.ts';
import { insertCompetition, roleOf } from './queries.ts';
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
    const { rulesOverride, ...general } = body;
    await insertCompetition(trx, {
      ...general,
      id,
      organisationId,
      createdAt,
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
