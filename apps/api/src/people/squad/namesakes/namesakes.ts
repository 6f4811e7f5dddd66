import type { Database } from '../../../platform/db/schema.ts';
import { listAccountsInTeams, listEnteredPeople } from './queries.ts';
import { type Described, nameKey } from './same-person.ts';

/** People entered by an organisation, or with an account in one of its teams, who may be one of these. */
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
