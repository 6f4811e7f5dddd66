import type { RegisteredPerson } from '../people/use-registration.ts';

/** Somebody in the choice of whom to register, as marked and typed. */
export interface Entry {
  readonly personId: string;
  readonly isIn: boolean;
  readonly isStaff: boolean;
  readonly shirt: string;
  /** The organiser has the licence: it can change, but not go. */
  readonly isFixed: boolean;
  /** The rules do not let them in. */
  readonly isBarred: boolean;
}

const staffRoles = ['COACH', 'STUFF'];
const playerRoles = ['MEMBER', 'CAPTAIN'];

type Registrable = Pick<RegisteredPerson, 'person' | 'role' | 'licence' | 'reasons' | 'shirt'>;

/** As registered; while nobody is, all who play are marked. */
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

/** What is sent: those who are marked. */
export function enteredPeople(entries: readonly Entry[]) {
  return entries.flatMap(({ personId, isIn, isStaff, shirt }) =>
    isIn ? [{ personId, isStaff, shirt: shirt === '' || isStaff ? null : Number(shirt) }] : [],
  );
}
