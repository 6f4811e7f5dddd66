import { randomUUIDv7 } from 'node:crypto';
import { isReservedCode, type NewTraip, type Read, refuse, type traipCalls } from '@traip/contract';
import { lockOrganisationShared } from '../../people/team/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { insertTraip } from './row/queries.ts';
import { reloadTraip } from './traip-reply.ts';

type TraipFields = Omit<Read<typeof NewTraip>, 'code' | 'organizationId'>;

export const createTraip: Handler<typeof traipCalls.create> = async (context, { body }) => {
  const { db, scope, now } = context;
  const { code, organizationId: _inScope, ...fields } = body;
  if (code !== undefined && isReservedCode(code)) return refuse('CODE_RESERVED', { field: 'code' });
  const { organisationId } = scope;
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrganisationShared(trx, organisationId))) return refuse('NOT_FOUND');
    const codes = code === undefined ? candidateCodes(fields.name) : [code];
    const id = await insertWithFreeCode(trx, { ...fields, organisationId, createdAt: now() }, codes);
    if (id === undefined) return refuse('CODE_TAKEN', { field: 'code' });
    await logAction(trx, context, { subjectKind: 'TRAIP', subjectId: id, action: 'CREATED' });
    return reloadTraip(trx, scope, id);
  });
};

async function insertWithFreeCode(
  trx: Trx,
  traip: TraipFields & { readonly organisationId: string; readonly createdAt: Date },
  codes: Iterable<string>,
): Promise<string | undefined> {
  const id = randomUUIDv7();
  for (const code of codes) {
    const searchText = searchTextOf(traip.name, code);
    if (await insertTraip(trx, { ...traip, id, code, searchText })) return id;
  }
  return undefined;
}
