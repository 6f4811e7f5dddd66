import {
  type Access,
  abilitiesOf,
  type CompetitionResource,
  isCompetitionVisible,
  isVisibleFor,
  type OrganisationAbility,
  type OrganisationResource,
  type OrganisationRole,
  refuse,
  type Viewpoint,
} from '@traip/contract';
import type { CallInputs } from '../http/read-input.ts';
import type { Services } from '../services/services.ts';
import type { Caller } from './caller.ts';
import {
  findCompetition,
  findCompetitionOfLineup,
  findCompetitionOfMatch,
  findCompetitionOfPhase,
  findTraip,
  findTraipByCode,
  findTraipOfCategory,
  findTraipOfSeason,
} from './competition/queries.ts';
import { findOrganisation, findOrganisationByCode, findOrganisationOfMembership } from './queries.ts';
import { type AccessDenied, resourceRef } from './resource-ref.ts';
import { grantOrganisationScope, grantViewScope, type OrganisationScope, type ViewScope } from './scope.ts';

type Db = Services['db'];

/** A resource, the caller's relation to it, and whether they may know that it exists. */
interface ResourceAccess extends Viewpoint {
  readonly organisationId: string;
  readonly orgCode: string;
  /** The role they would have with the second factor that the organisation requires. */
  readonly fullRole: OrganisationRole | null;
  readonly isVisible: boolean;
}

export async function authorizeInOrganisation(
  db: Db,
  access: Access & { kind: 'in-organisation' },
  { userId, token }: Caller,
  input: CallInputs,
): Promise<OrganisationScope | null | AccessDenied> {
  const [kind, id] = resourceRef(input, access.resource);
  if (id === undefined && access.optional)
    return token?.organisation ? refuse('PERSONAL_TOKEN_REQUIRED') : null;
  const found = id === undefined ? undefined : await finders[kind](db, userId, id);
  if (!found) return refuse('NOT_FOUND');
  const { organisationId, orgCode, role, fullRole } = found;
  if (role !== fullRole && isMissing(role, access.ability)) return refuse('ADMIN_NEEDS_SECOND_FACTOR');
  if (!found.isVisible) return refuse('NOT_FOUND');
  if (role === null || isMissing(role, access.ability)) return refuse(forbiddenCode(access.ability));
  return grantOrganisationScope({ organisationId, orgCode, userId, role });
}

function isMissing(role: OrganisationRole | null, ability: OrganisationAbility): boolean {
  return role === null || !abilitiesOf(role).includes(ability);
}

export async function authorizeViewer(
  db: Db,
  access: Access & { kind: 'sees' },
  { userId }: Caller,
  input: CallInputs,
): Promise<ViewScope | AccessDenied> {
  const [kind, id] = resourceRef(input, access.resource);
  const found = id === undefined ? undefined : await finders[kind](db, userId, id);
  if (!found?.isVisible) return refuse('NOT_FOUND');
  const { organisationId, orgCode, role, isParticipant } = found;
  return grantViewScope({ organisationId, orgCode, userId, role, isParticipant });
}

type Finder = (db: Db, userId: string, id: string) => Promise<ResourceAccess | undefined>;
type Kind<P> = P extends unknown ? keyof P : never;

/** Anyone may know that an organisation exists; only its members know its memberships. */
const finders: Record<Kind<OrganisationResource | CompetitionResource>, Finder> = {
  organisation: async (...args) => withVisibility(await findOrganisation(...args), () => true),
  organisationCode: async (...args) => withVisibility(await findOrganisationByCode(...args), () => true),
  membership: async (...args) =>
    withVisibility(await findOrganisationOfMembership(...args), ({ role }) => role !== null),
  traip: async (...args) => withPrivacyVisibility(await findTraip(...args)),
  traipCode: async (...args) => withPrivacyVisibility(await findTraipByCode(...args)),
  season: async (...args) => withPrivacyVisibility(await findTraipOfSeason(...args)),
  category: async (...args) => withPrivacyVisibility(await findTraipOfCategory(...args)),
  competition: async (...args) => withPrivacyVisibility(await findCompetition(...args)),
  phase: async (...args) => withPrivacyVisibility(await findCompetitionOfPhase(...args)),
  match: async (...args) => withPrivacyVisibility(await findCompetitionOfMatch(...args)),
  lineup: async (...args) => withPrivacyVisibility(await findCompetitionOfLineup(...args)),
};

type ResourceFacts = Pick<ResourceAccess, 'organisationId' | 'orgCode' | 'fullRole' | 'role'> &
  Partial<Viewpoint>;

function withVisibility<F extends ResourceFacts>(
  facts: F | undefined,
  isVisible: (facts: F & Viewpoint) => boolean,
): ResourceAccess | undefined {
  if (!facts) return undefined;
  const viewed = { isParticipant: false, ...facts };
  return { ...viewed, isVisible: isVisible(viewed) };
}

function withPrivacyVisibility(
  facts: Awaited<ReturnType<typeof findTraip | typeof findCompetition>>,
): ResourceAccess | undefined {
  return withVisibility(facts, ({ competition, traipPrivacy, ...viewpoint }) => {
    if (competition === null) return isVisibleFor(traipPrivacy, viewpoint);
    const { state, wasPublished, privacy } = competition;
    return isCompetitionVisible({ state, wasPublished, privacies: [privacy, traipPrivacy] }, viewpoint);
  });
}

function forbiddenCode(ability: OrganisationAbility): 'FORBIDDEN' | 'FISCAL_DATA_FORBIDDEN' {
  return ability === 'fiscalData.see' ? 'FISCAL_DATA_FORBIDDEN' : 'FORBIDDEN';
}
