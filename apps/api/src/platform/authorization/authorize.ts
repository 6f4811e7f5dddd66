import {
  type Access,
  type Call,
  isRead,
  isRefusal,
  isTeamVisible,
  refuse,
  type TeamRelation,
  teamAbilitiesOf,
} from '@traip/contract';
import type { CallInputs } from '../http/read-input.ts';
import type { Services } from '../services/services.ts';
import { authorizeInOrganisation, authorizeViewer } from './authorize-in-organisation.ts';
import type { Caller } from './caller.ts';
import { findTeam, findTeamOfInvitation, findTeamOfQr, type ScorerLink } from './queries.ts';
import { type AccessDenied, resourceRef } from './resource-ref.ts';
import { grantScorerScope, grantTeamScope, type Scope, type ViewScope } from './scope.ts';

/**
 * The only place that decides whether a caller may make a call on a resource. A resource that the caller must
 * not know of is NOT_FOUND; one they may know of but not touch is FORBIDDEN.
 */
export async function authorize(
  { db }: Pick<Services, 'db'>,
  call: Call,
  caller: Caller | ScorerLink | null,
  input: CallInputs,
): Promise<Scope | AccessDenied> {
  const { access } = call;
  if (caller === null) return null;
  if ('linkId' in caller) return authorizeScorer(access, caller, input);
  if (access.kind === 'in-organisation') return authorizeInOrganisation(db, access, caller, input);
  if (access.kind === 'sees')
    return denyMember(call, caller, await authorizeViewer(db, access, caller, input));
  if (access.kind === 'with-team') return authorizeForTeam(db, access, caller, input);
  return null;
}

/** An organisation's token only reads what its role doesn't manage; its creator's teams give it no rights. */
function denyMember(call: Call, { token }: Caller, scope: ViewScope | AccessDenied) {
  if (!token?.organisation || isRead(call) || isRefusal(scope)) return scope;
  return scope.role === null || scope.role === 'member' ? refuse('FORBIDDEN') : scope;
}

/** A scorer link only opens its own match. */
function authorizeScorer(access: Access, link: ScorerLink, input: CallInputs): Scope | AccessDenied {
  const matchId = access.kind === 'in-organisation' ? resourceRef(input, access.resource)[1] : undefined;
  return matchId === link.matchId ? grantScorerScope(link) : refuse('NOT_FOUND');
}

async function authorizeForTeam(
  db: Services['db'],
  access: Access & { kind: 'with-team' },
  { userId }: Caller,
  input: CallInputs,
): Promise<Scope | AccessDenied> {
  const [kind, id] = resourceRef(input, access.resource);
  const found = id === undefined ? undefined : await teamFinders[kind](db, userId, id);
  if (!found) return refuse('NOT_FOUND');
  const { teamId, organisationId, privacy, fullOrganisation, ...related } = found;
  const { team, organisation, isGuardian, isDelegate } = related;
  const relation: TeamRelation = { team, organisation, isGuardian, isDelegate };
  const abilities = teamAbilitiesOf(relation);
  const isKnown = kind === 'team' ? isTeamVisible(privacy, relation) : abilities.length > 0;
  const full = teamAbilitiesOf({ team, isDelegate, organisation: fullOrganisation });
  if (access.ability !== null && full.includes(access.ability) && !abilities.includes(access.ability))
    return refuse('ADMIN_NEEDS_SECOND_FACTOR');
  if (!isKnown) return refuse('NOT_FOUND');
  if (access.ability !== null && !abilities.includes(access.ability)) return refuse('FORBIDDEN');
  return grantTeamScope({ teamId, organisationId, userId, ...relation, abilities });
}

const teamFinders = { team: findTeam, teamInvitation: findTeamOfInvitation, teamQr: findTeamOfQr };
