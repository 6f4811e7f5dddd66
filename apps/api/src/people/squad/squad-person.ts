import { type Read, type SquadPerson, type squadPersonAbilities, teamAbilitiesOf } from '@traip/contract';
import { ageOn } from '@traip/engine/registration';
import { majority } from '../auth/age.ts';
import { playerInBrief } from '../person/player-in-brief.ts';
import type { Actor } from '../team/with-team-lock.ts';
import type { SquadRow } from './queries.ts';

/** The team for which the user acts. */
export interface ActingFor {
  readonly teamId: string;
  readonly organisationId: string | null;
}

type PersonAbility = (typeof squadPersonAbilities)[number];

/**
 * People with an account decide for themselves, or their guardians do; before that, the team or organisation
 * that entered them.
 */
export function isAnsweredForBy({ teamId, organisationId }: ActingFor, row: SquadRow): boolean {
  if (row.userCode !== null || row.guardians.length > 0) return false;
  if (row.enteredByTeam === teamId) return true;
  return organisationId !== null && row.enteredByOrganisation === organisationId;
}

export function maySeeFacts(actor: Actor): boolean {
  return teamAbilitiesOf(actor).includes('team.seeFacts');
}

interface View {
  readonly actor: Actor;
  readonly actingFor: ActingFor;
  readonly today: string;
}

export function squadPerson({ actor, actingFor, today }: View, row: SquadRow): Read<typeof SquadPerson> {
  const { id: personId, avatarUrl: photoUrl, ...named } = playerInBrief(row, true);
  const { publicName, chosenPublicName, shirt, position, role, isDelegate, version } = row;
  const facts = maySeeFacts(actor) ? row : hiddenFacts;
  const { birthday, gender, nationality, document, email, phone } = facts;
  return {
    personId,
    ...named,
    photoUrl,
    birthday,
    age: birthday === null ? null : ageOn(birthday, today),
    gender,
    nationality,
    document,
    email,
    phone,
    guardians: maySeeFacts(actor) ? row.guardians : [],
    consent: maySeeFacts(actor) ? consentOf(row, today) : null,
    knownAs: row.ownKnownAs,
    publicName,
    chosenPublicName,
    shirt,
    position,
    role,
    isDelegate,
    since: row.joinedAt,
    version,
    abilities: [
      ...abilitiesWith(actor, row, isAnsweredForBy(actingFor, row)),
      ...(maySeeFacts(actor) && isMinor(row, today) ? ['recordPaper' as const] : []),
    ],
  };
}

/** Null for an adult. If a minor's guardians differ, it is no. */
export function consentOf(row: SquadRow, today: string) {
  const { consents, askedAt, papers } = row;
  if (!isMinor(row, today)) return null;
  if (consents.length === 0) return { state: 'MISSING' as const, askedAt, papers };
  const isGiven = consents.every((consent) => consent.isGiven);
  return { state: isGiven ? ('GIVEN' as const) : ('REFUSED' as const), askedAt, papers };
}

/** A person of unknown age does not count as a minor. */
export const isMinor = ({ birthday }: Pick<SquadRow, 'birthday'>, today: string) =>
  birthday !== null && ageOn(birthday, today) < majority;

const hiddenFacts = {
  birthday: null,
  gender: null,
  nationality: null,
  document: null,
  email: null,
  phone: null,
};

function abilitiesWith(actor: Actor, row: SquadRow, isOurs: boolean): PersonAbility[] {
  return [
    ...(isOurs ? ['edit' as const] : []),
    'editPlace',
    ...(teamAbilitiesOf(actor).includes('team.changeRole') ? ['markDelegate' as const] : []),
    ...(row.userCode === null ? ['remove' as const, 'invite' as const] : []),
  ];
}
