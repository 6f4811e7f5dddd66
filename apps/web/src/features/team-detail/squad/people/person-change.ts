import type { PersonChange, Write } from '@traip/contract';
import { factFields, nameFields, type PersonField, placeFields } from '../../../../lib/person-field.ts';
import type { Person } from './use-squad.ts';

/** The fields of a person in a form or grid, in this order. */
export function shownFields(maySeeFacts: boolean): readonly PersonField[] {
  return [...nameFields, ...placeFields, ...(maySeeFacts ? factFields : [])];
}

/** A pasted table also marks delegates. */
export function gridFields(maySeeFacts: boolean): readonly PersonField[] {
  return [...shownFields(maySeeFacts), 'isDelegate'];
}

/** With an account, or if entered by another club, only the place in the team can be edited. */
export function mayChange({ abilities }: Pick<Person, 'abilities'>, field: PersonField): boolean {
  if (field === 'isDelegate') return abilities.includes('markDelegate');
  if (abilities.includes('edit')) return true;
  return abilities.includes('editPlace') && placeFields.some((one) => one === field);
}

/** As typed. */
export type Typed = Partial<Record<PersonField, string>>;

export function typedValue(person: Person, field: PersonField): string {
  if (field === 'isDelegate') return person.isDelegate ? 'true' : '';
  return String(person[field] ?? '');
}

/** The input in the contract's format. */
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
