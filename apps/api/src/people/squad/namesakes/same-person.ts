import type { NewPerson, Read } from '@traip/contract';
import { searchTextOf } from '../../../platform/db/search-text.ts';

/** The facts by which two entries of the same person are recognised. */
interface KnownPerson {
  readonly id: string;
  readonly searchText: string;
  readonly birthday: string | null;
  readonly document: string | null;
  readonly email?: string | null;
}

export type Described = Pick<
  Read<typeof NewPerson>,
  'firstName' | 'surnames' | 'birthday' | 'document' | 'email'
>;

type Likeness = 'SAME' | 'DOUBTFUL' | 'OTHER';

/** Finds people quickly by what two entries of the same person have in common. */
export class PeopleIndex {
  readonly #byDocument = new Map<string, KnownPerson>();
  readonly #byEmail = new Map<string, KnownPerson>();
  readonly #byName = new Map<string, KnownPerson[]>();

  constructor(people: Iterable<KnownPerson>) {
    for (const person of people) this.add(person);
  }

  add(person: KnownPerson): void {
    const { searchText: name, document, email } = person;
    if (document) this.#byDocument.set(document, person);
    if (email) this.#byEmail.set(`${name} ${email}`, person);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), person]);
  }

  /** The most likely match. */
  find(described: Described): { readonly likeness: Likeness; readonly id: string | null } {
    const name = nameKey(described);
    const certain =
      (described.document && this.#byDocument.get(described.document)) ||
      (described.email && this.#byEmail.get(`${name} ${described.email}`));
    if (certain) return { likeness: 'SAME', id: certain.id };
    const namesakes = (this.#byName.get(name) ?? []).filter((one) => !isContradicted(one, described));
    const same = namesakes.find(({ birthday }) => birthday === described.birthday);
    if (same) return { likeness: 'SAME', id: same.id };
    const [doubtful] = namesakes;
    return doubtful ? { likeness: 'DOUBTFUL', id: doubtful.id } : { likeness: 'OTHER', id: null };
  }
}

export const nameKey = ({ firstName, surnames }: Pick<Described, 'firstName' | 'surnames'>) =>
  searchTextOf(firstName, surnames);

/** Different birthdays or documents mean different people, whatever their names. */
function isContradicted(known: KnownPerson, { birthday, document }: Described): boolean {
  const differ = (one: string | null, other: string | null) =>
    one !== null && other !== null && one !== other;
  return differ(known.birthday, birthday) || differ(known.document, document);
}
