import type { PersonChange, Write } from '@traip/contract';
import { factFields, nameFields, type PersonField, placeFields } from '../../../../lib/person-field.ts';
import type { Person } from './use-squad.ts';

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
