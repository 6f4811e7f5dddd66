import {
  abilitiesOf,
  type Call,
  type OrganisationAbility,
  type OrganisationPlace,
  type Refusal,
  refuse,
  type Standpoint,
  type TeamPlace,
  teamAbilitiesOf,
  teamIsSeenBy,
  type Who,
} from '@traip/contract';
import type { Caller, House } from '../context.ts';
import type { CallInputs } from '../http/read-input.ts';
import {
  findOrganisation,
  findOrganisationByCode,
  findOrganisationOfMembership,
  findTeam,
  findTeamOfInvitation,
  findTeamOfQr,
} from './queries.ts';
import { proveOrganisation, proveTeam, type Scope } from './scope.ts';

type NoEntry = Refusal<'FORBIDDEN' | 'NOT_FOUND' | 'FISCAL_DATA_FORBIDDEN'>;

/**
 * Whether the caller may do this, here: the one place that decides it. What a stranger must not even know of
 * does not exist for them; what they know of but may not touch is forbidden.
 */
export async function enter(
  { db }: House,
  call: Call,
  caller: Caller | null,
  input: CallInputs,
): Promise<Scope | NoEntry> {
  const { who } = call;
  if (caller === null) return null;
  if (who.kind === 'in-organisation') return enterOrganisation(db, who, caller, input);
  if (who.kind === 'with-team') return enterTeam(db, who, caller, input);
  return null;
}

async function enterOrganisation(
  db: House['db'],
  who: Who & { kind: 'in-organisation' },
  { userId }: Caller,
  input: CallInputs,
): Promise<Scope | NoEntry> {
  const [kind, id] = namedIn(input, who.place);
  if (id === undefined && who.optional) return null;
  const found = id === undefined ? undefined : await organisationFinders[kind](db, userId, id);
  if (!found) return refuse('NOT_FOUND');
  const { organisationId, orgCode, role } = found;
  // Everybody may know that an organisation exists; who its members are is its own affair.
  if (role === null) return refuse(kind === 'membership' ? 'NOT_FOUND' : forbiddenCode(who.ability));
  if (!abilitiesOf(role).includes(who.ability)) return refuse(forbiddenCode(who.ability));
  return proveOrganisation({ organisationId, orgCode, userId, role });
}

async function enterTeam(
  db: House['db'],
  who: Who & { kind: 'with-team' },
  { userId }: Caller,
  input: CallInputs,
): Promise<Scope | NoEntry> {
  const [kind, id] = namedIn(input, who.place);
  const found = id === undefined ? undefined : await teamFinders[kind](db, userId, id);
  if (!found) return refuse('NOT_FOUND');
  const { teamId, organisationId, privacy, team, organisation } = found;
  const standpoint: Standpoint = { team, organisation };
  const abilities = teamAbilitiesOf(standpoint);
  const isKnown = kind === 'team' ? teamIsSeenBy(privacy, standpoint) : abilities.length > 0;
  if (!isKnown) return refuse('NOT_FOUND');
  if (who.ability !== null && !abilities.includes(who.ability)) return refuse('FORBIDDEN');
  return proveTeam({ teamId, organisationId, userId, ...standpoint, abilities });
}

const organisationFinders = {
  organisation: findOrganisation,
  organisationCode: findOrganisationByCode,
  membership: findOrganisationOfMembership,
};

const teamFinders = { team: findTeam, teamInvitation: findTeamOfInvitation, teamQr: findTeamOfQr };

type Kinds<P> = P extends unknown ? keyof P : never;

/** What kind of thing the input names, and its id. */
function namedIn<P extends OrganisationPlace | TeamPlace>(
  input: CallInputs,
  place: P,
): [Kinds<P>, string | undefined] {
  const [kind, path] = Object.entries(place)[0] as [Kinds<P>, string];
  const [part, field] = path.split('.') as [keyof CallInputs, string];
  return [kind, (input[part] as Record<string, string | undefined> | undefined)?.[field]];
}

function forbiddenCode(ability: OrganisationAbility): 'FORBIDDEN' | 'FISCAL_DATA_FORBIDDEN' {
  return ability === 'fiscalData.see' ? 'FISCAL_DATA_FORBIDDEN' : 'FORBIDDEN';
}
