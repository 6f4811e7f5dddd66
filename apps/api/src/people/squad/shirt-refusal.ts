import { refuse } from '@traip/contract';

interface Wearer {
  readonly firstName: string;
  readonly surnames: string;
  readonly shirt: number | null;
}

/** No one may wear another person's shirt. */
export function shirtRefusal(squad: readonly Wearer[]) {
  const wearers = new Map<number, Wearer>();
  for (const person of squad) {
    const { shirt } = person;
    if (shirt === null) continue;
    const other = wearers.get(shirt);
    if (other) {
      const name = `${other.firstName} ${other.surnames}`.trim();
      return refuse('SHIRT_TAKEN', { field: 'people', details: { shirt, name } });
    }
    wearers.set(shirt, person);
  }
  return undefined;
}
