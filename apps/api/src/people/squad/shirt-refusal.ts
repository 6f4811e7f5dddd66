import { refuse } from '@traip/contract';

interface ShirtOwner {
  readonly firstName: string;
  readonly surnames: string;
  readonly shirt: number | null;
}

/** No one may wear another person's shirt. */
export function shirtRefusal(squad: readonly ShirtOwner[]) {
  const owners = new Map<number, ShirtOwner>();
  for (const person of squad) {
    const { shirt } = person;
    if (shirt === null) continue;
    const other = owners.get(shirt);
    if (other) {
      const name = `${other.firstName} ${other.surnames}`.trim();
      return refuse('SHIRT_TAKEN', { field: 'people', details: { shirt, name } });
    }
    owners.set(shirt, person);
  }
  return undefined;
}
