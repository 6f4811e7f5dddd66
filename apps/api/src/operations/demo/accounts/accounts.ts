import type { demoCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listAccounts } from './queries.ts';

/** Accounts deleted in the meantime are not offered. */
export const accounts: Handler<typeof demoCalls.accounts> = async ({ db, demo }) => {
  if (demo === null) return { items: [] };
  const found = await listAccounts(
    db,
    demo.personas.map(({ email }) => email),
  );
  const people = new Map(found.map((person) => [person.email, person]));
  const items = demo.personas.flatMap(({ persona, email }) => {
    const person = people.get(email);
    return person ? [{ persona, ...person, password: demo.password }] : [];
  });
  return { items };
};
