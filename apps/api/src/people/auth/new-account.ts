import { type Locale, name } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { newUserCode } from './user-code.ts';

const FirstName = name(80);
const Surnames = name(120);

interface KnownOfPerson {
  readonly email: string;
  readonly locale: Locale;
  /** As a provider gives them: what is no name by our rules is left out. */
  readonly firstName?: string | undefined;
  readonly surnames?: string | undefined;
}

/** A verified account of which hardly more than the address is known; the rest is asked for before it is used. */
export function newAccount({ email, locale, ...person }: KnownOfPerson, now: Date) {
  const firstName = FirstName.safeParse(person.firstName).data ?? email.split('@')[0] ?? '';
  const surnames = Surnames.safeParse(person.surnames).data ?? '';
  return {
    email,
    locale,
    firstName,
    surnames,
    userCode: newUserCode(firstName, surnames),
    searchText: searchTextOf(firstName, surnames),
    birthday: null,
    favoriteSport: null,
    passwordHash: null,
    emailVerifiedAt: now,
  };
}
