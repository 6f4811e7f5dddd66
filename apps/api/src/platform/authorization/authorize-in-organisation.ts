import {
  abilitiesOf,
  type CompetitionPlace,
  competitionIsSeenBy,
  isSeenBy,
  type OrganisationAbility,
  type OrganisationPlace,
  refuse,
  type Viewpoint,
  type Who,
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
import { type NoEntry, namedIn } from './resource-ref.ts';
import { type OrganisationScope, proveOrganisation, proveView, type ViewScope } from './scope.ts';

type Db = Services['db'];

/** What was found, and whether the caller may know of it. */
interface Found extends Viewpoint {
  readonly organisationId: string;
  readonly orgCode: string;
  readonly isSeen: boolean;
}

export async function enterOrganisation(
  db: Db,
  who: Who & { kind: 'in-organisation' },
  { userId }: Caller,
  input: CallInputs,
): Promise<OrganisationScope | null | NoEntry> {
  const [kind, id] = namedIn(input, who.place);
  if (id === undefined && who.optional) return null;
  const found = id === undefined ? undefined : await finders[kind](db, userId, id);
  if (!found?.isSeen) return refuse('NOT_FOUND');
  const { organisationId, orgCode, role } = found;
  if (role === null || !abilitiesOf(role).includes(who.ability)) return refuse(forbiddenCode(who.ability));
  return proveOrganisation({ organisationId, orgCode, userId, role });
}

export async function enterAsViewer(
  db: Db,
  who: Who & { kind: 'sees' },
  { userId }: Caller,
  input: CallInputs,
): Promise<ViewScope | NoEntry> {
  const [kind, id] = namedIn(input, who.place);
  const found = id === undefined ? undefined : await finders[kind](db, userId, id);
  if (!found?.isSeen) return refuse('NOT_FOUND');
  const { organisationId, orgCode, role, isParticipant } = found;
  return proveView({ organisationId, orgCode, userId, role, isParticipant });
}

type Finder = (db: Db, userId: string, id: string) => Promise<Found | undefined>;
type Kind<P> = P extends unknown ? keyof P : never;

/** Everybody may know that an organisation exists; who its members are is its own affair. */
const finders: Record<Kind<OrganisationPlace | CompetitionPlace>, Finder> = {
  organisation: async (...named) => seen(await findOrganisation(...named), () => true),
  organisationCode: async (...named) => seen(await findOrganisationByCode(...named), () => true),
  membership: async (...named) =>
    seen(await findOrganisationOfMembership(...named), ({ role }) => role !== null),
  traip: async (...named) => seenByPrivacy(await findTraip(...named)),
  traipCode: async (...named) => seenByPrivacy(await findTraipByCode(...named)),
  season: async (...named) => seenByPrivacy(await findTraipOfSeason(...named)),
  category: async (...named) => seenByPrivacy(await findTraipOfCategory(...named)),
  competition: async (...named) => seenByPrivacy(await findCompetition(...named)),
  phase: async (...named) => seenByPrivacy(await findCompetitionOfPhase(...named)),
  match: async (...named) => seenByPrivacy(await findCompetitionOfMatch(...named)),
  lineup: async (...named) => seenByPrivacy(await findCompetitionOfLineup(...named)),
};

type Facts = Pick<Found, 'organisationId' | 'orgCode' | 'role'> & Partial<Viewpoint>;

function seen<F extends Facts>(
  facts: F | undefined,
  isSeen: (facts: F & Viewpoint) => boolean,
): Found | undefined {
  if (!facts) return undefined;
  const viewed = { isParticipant: false, ...facts };
  return { ...viewed, isSeen: isSeen(viewed) };
}

function seenByPrivacy(
  facts: Awaited<ReturnType<typeof findTraip | typeof findCompetition>>,
): Found | undefined {
  return seen(facts, ({ competition, traipPrivacy, ...viewpoint }) => {
    if (competition === null) return isSeenBy(traipPrivacy, viewpoint);
    const { state, wasPublished, privacy } = competition;
    return competitionIsSeenBy({ state, wasPublished, privacies: [privacy, traipPrivacy] }, viewpoint);
  });
}

function forbiddenCode(ability: OrganisationAbility): 'FORBIDDEN' | 'FISCAL_DATA_FORBIDDEN' {
  return ability === 'fiscalData.see' ? 'FISCAL_DATA_FORBIDDEN' : 'FORBIDDEN';
}
