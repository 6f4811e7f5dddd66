import { isHead, type PersonDocumentKind, personDocumentKinds } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import type { Belonging } from './log-about-person.ts';
import { findPerson, listOpenRegistrations, listTeams, type OpenRegistration } from './queries.ts';

/** What a user may do with a person's documents, and which organisations log it. */
interface DocumentAccess extends Belonging {
  readonly mayChange: boolean;
  readonly kinds: readonly PersonDocumentKind[];
}

interface Viewer {
  readonly userId: string;
  readonly now: Date;
}

/** Undefined if the person does not exist for the viewer. */
export async function documentAccess(
  db: Database,
  personId: string,
  { userId, now }: Viewer,
): Promise<DocumentAccess | undefined> {
  const viewing = { personId, userId };
  const person = await findPerson(db, viewing);
  if (!person) return undefined;
  const teams = await listTeams(db, viewing);
  const registrations = await listOpenRegistrations(db, viewing, dayInMadrid(now));
  const answers = personId === userId || person.guardianId !== null;
  // The club hands in licences, so it hands in what belongs to them.
  const mayChange = answers || teams.some(({ role }) => role === 'OWNER' || role === 'COACH');
  const kinds = mayChange ? personDocumentKinds : kindsRequiredBy(registrations);
  return kinds.length === 0 ? undefined : { personId, mayChange, kinds, teams, registrations };
}

/** Organisers only see the documents they require. */
function kindsRequiredBy(registrations: readonly OpenRegistration[]): readonly PersonDocumentKind[] {
  const required = registrations
    .filter(({ role }) => role !== null && isHead(role))
    .flatMap(({ rules }) => rules?.documents ?? []);
  return personDocumentKinds.filter((kind) => required.some((document) => document.kind === kind));
}
