import { type OrganisationRole, teamAbilitiesOf } from '@traip/contract';
import { findTeamRelation } from '../../../people/team/people/queries.ts';
import type { Caller } from '../../../platform/authorization/caller.ts';
import {
  grantOrganisationScope,
  grantTeamScope,
  grantViewScope,
  type OrganisationScope,
} from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { findMember, findPerson, findTeamByCode } from './queries.ts';

/** Demo people get no email; their notifications stay in the inbox. */
const noJobs: Jobs = {
  send: async () => undefined,
  sendMany: async () => undefined,
  sendToWebhooks: async () => undefined,
};

/**
 * The context of a call made before the backend runs. It has only what the calls of the demo data use: no files, no
 * live feeds, no sign-in.
 */
function createContext<S extends Context['scope']>(db: Database, scope: S, userId: string, at: Date) {
  const caller: Caller = { userId, sessionId: '' };
  const context = { db, scope, caller, jobs: noJobs, now: () => at, locale: 'es', ip: '127.0.0.1' };
  return context as unknown as Context<Caller, S>;
}

export type StaffContext = Context<Caller, OrganisationScope>;

/** A member of an organisation, by email address. */
export async function staffContext(
  db: Database,
  actor: { readonly orgCode: string; readonly by: string },
  at: Date,
): Promise<StaffContext> {
  const member = await findMember(db, actor);
  return createContext(db, grantOrganisationScope(member), member.userId, at);
}

export function atTime(staff: StaffContext, at: Date): StaffContext {
  return { ...staff, now: () => at };
}

/** A member of a team, acting for it. */
export async function teamMemberContext(db: Database, { code, by }: { code: string; by: string }, at: Date) {
  const { id: userId } = await findPerson(db, by);
  const { id: teamId, organisationId } = await findTeamByCode(db, code);
  const relation = await findTeamRelation(db, { teamId, userId });
  const abilities = teamAbilitiesOf(relation);
  const scope = grantTeamScope({ ...relation, teamId, organisationId, userId, abilities });
  return createContext(db, scope, userId, at);
}

/** Someone who sees only the public side of an organisation. */
export async function visitorContext(
  db: Database,
  { by, organisationId, orgCode }: { by: string; organisationId: string; orgCode: string },
  at: Date,
) {
  const { id: userId } = await findPerson(db, by);
  const role: OrganisationRole | null = null;
  return createContext(
    db,
    grantViewScope({ organisationId, orgCode, userId, role, isParticipant: false }),
    userId,
    at,
  );
}
