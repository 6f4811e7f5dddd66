import { randomUUIDv7 } from 'node:crypto';
import {
  isReservedCode,
  type NewOrganisation,
  type organisationCalls,
  type Read,
  refuse,
} from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { organisationReply } from './organisation-reply.ts';
import { insertFounder, insertOrganisation, type OrganisationRow } from './queries.ts';

type OrganisationFields = Omit<Read<typeof NewOrganisation>, 'orgCode'>;

export const createOrganisation: Handler<typeof organisationCalls.create> = async (context, { body }) => {
  const { orgCode, ...fields } = body;
  if (orgCode !== undefined && isReservedCode(orgCode)) return refuse('CODE_RESERVED', { field: 'orgCode' });
  const limited = await countAttempt(context, 'create-organisation', context.caller.userId);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const codes = orgCode === undefined ? candidateCodes(fields.name) : [orgCode];
    const organisation = await insertWithFreeCode(context, trx, fields, codes);
    if (!organisation) return refuse('CODE_TAKEN', { field: 'orgCode' });
    const { userId } = context.caller;
    await insertFounder(trx, { organisationId: organisation.id, userId, createdAt: organisation.createdAt });
    await insertAuditEntry(trx, {
      organisationId: organisation.id,
      subjectKind: 'ORGANISATION',
      subjectId: organisation.id,
      action: 'CREATED',
      byUser: userId,
      at: organisation.createdAt,
    });
    return organisationReply(organisation, 'super-admin');
  });
};

async function insertWithFreeCode(
  context: Context<Caller, null>,
  trx: Trx,
  fields: OrganisationFields,
  codes: Iterable<string>,
): Promise<OrganisationRow | undefined> {
  const generated = { id: randomUUIDv7(), createdAt: context.now() };
  for (const orgCode of codes) {
    const organisation = await insertOrganisation(trx, { ...fields, ...generated, orgCode });
    if (organisation) return organisation;
  }
  return undefined;
}
