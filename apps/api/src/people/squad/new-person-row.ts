import type { NewPerson, Read } from '@traip/contract';
import { nameKey } from './namesakes/same-person.ts';

type Entry = Omit<
  Read<typeof NewPerson>,
  'shirt' | 'position' | 'role' | 'isDelegate' | 'personId' | 'isAnother'
>;

/** A new person as stored. */
export function newPersonRow(id: string, person: Entry, createdAt: Date) {
  const { firstName, surnames, birthday, gender, nationality, document, email, phone, knownAs } = person;
  const searchText = nameKey(person);
  return {
    id,
    firstName,
    surnames,
    birthday,
    gender,
    nationality,
    document,
    email,
    phone,
    knownAs,
    searchText,
    createdAt,
  };
}
