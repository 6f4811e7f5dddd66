import { type Locale, name } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { newUserCode } from './user-code.ts';

const FirstName = name(80);
const Surnames = name(120);

interface KnownOfPerson {
  readonly email: string;
  readonly locale: Locale;
  /** As given by a provider: invalid names are dropped. */
  readonly firstName?: string | undefined;
  readonly surnames?: string | undefined;
}

/** A verified account with little more than an address; the rest must be completed before it can be used. */
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
