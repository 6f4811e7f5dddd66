import { CallFailure } from '@traip/contract';
import { fullName } from '../../../../ui/identity/full-name.ts';

type ShirtOwner = {
  readonly shirt: number;
  readonly name: string;
};

/** Who has a shirt already, if a change was refused for that reason. */
export function shirtOwner(failure: unknown): ShirtOwner | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'SHIRT_TAKEN') return null;
  return failure.error?.details as ShirtOwner;
}

interface Wearer {
  readonly personId: string;
  readonly firstName: string;
  readonly surnames: string;
  readonly shirt: number | null;
}

/** The refusal names one of the two owners; this finds the other one. */
export function otherOwner(owner: ShirtOwner, people: readonly Wearer[], personId: string): ShirtOwner {
  const other = people.find((one) => one.shirt === owner.shirt && one.personId !== personId);
  return other ? { ...owner, name: fullName(other) } : owner;
}
