import { type OrganisationRole, teamAbilitiesOf } from '@traip/contract';
import { standpointOf } from '../../../people/team/people/queries.ts';
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
import { findPerson, findPlanter, findTeamNamed } from './queries.ts';

/** Nobody reads the mail of demo people: what they are told waits in their inbox. */
const noPost: Jobs = { send: async () => undefined, sendMany: async () => undefined };

/**
 * Somebody who makes calls before there is a backend that could take them. The calls of the demo data use no more of
 * it than this: they keep no pictures, ring nowhere, and sign nobody in.
 */
function calling<S extends Context['scope']>(db: Database, scope: S, userId: string, at: Date) {
  const caller: Caller = { userId, sessionId: '' };
  const known = { db, scope, caller, jobs: noPost, now: () => at, locale: 'es', ip: '127.0.0.1' };
  return known as unknown as Context<Caller, S>;
}

export type Staff = Context<Caller, OrganisationScope>;

/** Somebody of an organisation, by their address, at a moment. */
export async function staffAt(
  db: Database,
  who: { readonly orgCode: string; readonly by: string },
  at: Date,
): Promise<Staff> {
  const planter = await findPlanter(db, who);
  return calling(db, grantOrganisationScope(planter), planter.userId, at);
}

export function later(staff: Staff, at: Date): Staff {
  return { ...staff, now: () => at };
}

/** Somebody of a team, in its name. */
export async function mateAt(db: Database, { code, by }: { code: string; by: string }, at: Date) {
  const { id: userId } = await findPerson(db, by);
  const { id: teamId, organisationId } = await findTeamNamed(db, code);
  const standpoint = await standpointOf(db, { teamId, userId });
  const abilities = teamAbilitiesOf(standpoint);
  const scope = grantTeamScope({ ...standpoint, teamId, organisationId, userId, abilities });
  return calling(db, scope, userId, at);
}

/** Somebody who looks at what an organisation shows to everybody. */
export async function visitorAt(
  db: Database,
  { by, organisationId, orgCode }: { by: string; organisationId: string; orgCode: string },
  at: Date,
) {
  const { id: userId } = await findPerson(db, by);
  const role: OrganisationRole | null = null;
  return calling(
    db,
    grantViewScope({ organisationId, orgCode, userId, role, isParticipant: false }),
    userId,
    at,
  );
}
