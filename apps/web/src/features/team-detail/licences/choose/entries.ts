import type { RegisteredPerson } from '../people/use-registration.ts';

/** A person who can be registered, with the current input. */
export interface Entry {
  readonly personId: string;
  readonly isIn: boolean;
  readonly isStaff: boolean;
  readonly shirt: string;
  /** Already submitted: the licence can change, but not be removed. */
  readonly isFixed: boolean;
  /** The rules don't allow registering them. */
  readonly isBarred: boolean;
}

const staffRoles = ['COACH', 'STUFF'];
const playerRoles = ['MEMBER', 'CAPTAIN'];

type Registrable = Pick<RegisteredPerson, 'person' | 'role' | 'licence' | 'reasons' | 'shirt'>;

/** As registered; if no one is yet, all players are selected. */
export function entriesOf(people: readonly Registrable[]): readonly Entry[] {
  const isFirstTime = people.every(({ licence }) => licence === null);
  return people.map(({ person, role, licence, reasons, shirt }) => {
    const isBarred = licence === null && reasons.length > 0;
    const isPlayer = playerRoles.includes(role) || shirt !== null;
    return {
      personId: person.id,
      isIn: licence !== null || (isFirstTime && isPlayer && !isBarred),
      isStaff: licence?.isStaff ?? staffRoles.includes(role),
      shirt: shirt === null ? '' : String(shirt),
      isFixed: licence?.state === 'SUBMITTED' || licence?.state === 'APPROVED',
      isBarred,
    };
  });
}

/** The request: the selected people. */
export function enteredPeople(entries: readonly Entry[]) {
  return entries.flatMap(({ personId, isIn, isStaff, shirt }) =>
    isIn ? [{ personId, isStaff, shirt: shirt === '' || isStaff ? null : Number(shirt) }] : [],
  );
}
