import type { PersonChange, Write } from '@traip/contract';
import type { Person } from './use-squad.ts';

/** What belongs to the place in the team; the team decides about it for everybody. */
const placeFields = ['shirt', 'position'] as const;
const nameFields = ['firstName', 'surnames', 'knownAs'] as const;
/** Only shown to those who may see them. */
const factFields = ['birthday', 'gender', 'email', 'phone', 'document', 'nationality'] as const;

export type PersonField =
  | (typeof placeFields)[number]
  | (typeof nameFields)[number]
  | (typeof factFields)[number]
  | 'isDelegate';

/** What a form or a grid shows of a person, in this order. */
export function shownFields(maySeeFacts: boolean): readonly PersonField[] {
  return [...nameFields, ...placeFields, ...(maySeeFacts ? factFields : [])];
}

/** A table of people also marks the delegates. */
export function gridFields(maySeeFacts: boolean): readonly PersonField[] {
  return [...shownFields(maySeeFacts), 'isDelegate'];
}

/** With an account, or entered by another club, only the place in the team can be changed. */
export function mayChange({ abilities }: Pick<Person, 'abilities'>, field: PersonField): boolean {
  if (field === 'isDelegate') return abilities.includes('markDelegate');
  if (abilities.includes('edit')) return true;
  return abilities.includes('editPlace') && placeFields.some((one) => one === field);
}

/** As it is typed. */
export type Typed = Partial<Record<PersonField, string>>;

export function typedValue(person: Person, field: PersonField): string {
  if (field === 'isDelegate') return person.isDelegate ? 'true' : '';
  return String(person[field] ?? '');
}

/** What was typed as the contract takes it. */
export function changeOf({ personId, version }: Person, typed: Typed): Write<typeof PersonChange> {
  const { shirt, isDelegate, ...texts } = typed;
  return {
    personId,
    version,
    ...texts,
    ...(shirt !== undefined && { shirt: shirt.trim() === '' ? null : Number(shirt) }),
    ...(isDelegate !== undefined && { isDelegate: isDelegate === 'true' }),
  };
}
