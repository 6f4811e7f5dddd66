/** A user with an account at a provider. */
export type Person = {
  readonly id: number;
  readonly firstName: string;
  readonly surnames: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

export type People = {
  readonly add: (person: Omit<Person, 'id'>) => Person;
  readonly find: (id: string | number) => Person | undefined;
  readonly all: () => readonly Person[];
};

/** The people who can sign in at the providers. Identities start high, so that none equals one of our ids. */
export function createPeople(): People {
  const known = new Map<number, Person>();
  return {
    add: (person) => {
      const added = { ...person, id: 70_000 + known.size };
      known.set(added.id, added);
      return added;
    },
    find: (id) => known.get(Number(id)),
    all: () => [...known.values()],
  };
}

export function fullName({ firstName, surnames }: Person): string {
  return `${firstName} ${surnames}`.trim();
}
