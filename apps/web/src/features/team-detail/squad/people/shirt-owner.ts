import { CallFailure } from '@traip/contract';

type ShirtOwner = {
  readonly shirt: number;
  readonly name: string;
};

/** Who wears a shirt already, where that is why a change was refused. */
export function shirtOwner(failure: unknown): ShirtOwner | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'SHIRT_TAKEN') return null;
  return failure.error?.details as ShirtOwner;
}
