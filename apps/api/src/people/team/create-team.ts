import { randomUUIDv7 } from 'node:crypto';
import { isReservedCode, type NewTeam, type Read, refuse, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countWork } from '../auth/limits.ts';
import { insertTeammate, lockPersonShared } from './people/queries.ts';
import { insertTeam, lockOrganisationShared } from './queries.ts';
import { teamReply } from './team-reply.ts';

type TeamFields = Omit<Read<typeof NewTeam>, 'code' | 'orgCode'>;

export const createTeam: Handler<typeof teamCalls.create> = async (context, { body }) => {
  const { code, orgCode: _inScope, ...fields } = body;
  const { scope, now } = context;
  const { userId } = context.caller;
  if (code !== undefined && isReservedCode(code)) return refuse('CODE_RESERVED', { field: 'code' });
  if (fields.privacy === 'IN_ORG' && !scope)
    return refuse('PRIVACY_NEEDS_ORGANISATION', { field: 'privacy' });
  const limited = await countWork(context, 'create-team', scope?.organisationId ?? null);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockPersonShared(trx, userId))) return refuse('UNAUTHORIZED');
    if (scope && !(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
    const founded = { organisationId: scope?.organisationId ?? null, createdAt: now() };
    const codes = code === undefined ? candidateCodes(fields.name) : [code];
    const teamId = await insertWithFreeCode(trx, { ...fields, ...founded }, codes);
    if (teamId === undefined) return refuse('CODE_TAKEN', { field: 'code' });
    await insertTeammate(trx, { teamId, userId, role: 'OWNER', joinedAt: founded.createdAt });
    if (scope)
      await logAction(trx, { scope, now }, { subjectKind: 'TEAM', subjectId: teamId, action: 'CREATED' });
    return teamReply(trx, { teamId, userId, team: 'OWNER', organisation: scope?.role ?? null });
  });
};

async function insertWithFreeCode(
  trx: Trx,
  team: TeamFields & { readonly organisationId: string | null; readonly createdAt: Date },
  codes: Iterable<string>,
): Promise<string | undefined> {
  const id = randomUUIDv7();
  for (const code of codes) {
    const searchText = searchTextOf(team.name, code);
    if (await insertTeam(trx, { ...team, id, code, searchText })) return id;
  }
  return undefined;
}
