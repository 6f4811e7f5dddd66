import type { Database } from '../../../platform/db/schema.ts';
import { listAccountsInTeams, listEnteredPeople } from './queries.ts';
import { type Described, nameKey } from './same-person.ts';

/** Whom an organisation entered, and who with an account is in a team of it, that may be one of these. */
export async function namesakesIn(db: Database, organisationId: string, people: readonly Described[]) {
  const keys = {
    documents: people.flatMap(({ document }) => document ?? []),
    names: people.map(nameKey),
  };
  return {
    entered: await listEnteredPeople(db, organisationId, keys),
    accounts: await listAccountsInTeams(db, organisationId, keys),
  };
}
