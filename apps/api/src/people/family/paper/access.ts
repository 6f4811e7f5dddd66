import { isHead, teamAbilitiesOf } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { Belonging } from '../../document/log-about-person.ts';
import { findPerson, listOpenRegistrations, listTeams, type TeamOfPerson } from '../../document/queries.ts';

interface PaperAccess extends Belonging {
  readonly mayRecord: boolean;
}

interface Viewer {
  readonly userId: string;
  readonly now: Date;
}

/** Undefined if the papers of the person do not exist for the viewer. */
export async function paperAccess(
  db: Database,
  personId: string,
  { userId, now }: Viewer,
): Promise<PaperAccess | undefined> {
  const viewing = { personId, userId };
  const person = await findPerson(db, viewing);
  if (!person) return undefined;
  const teams = await listTeams(db, viewing);
  const registrations = await listOpenRegistrations(db, viewing, dayInMadrid(now));
  const answers = personId === userId || person.guardianId !== null;
  const mayRecord =
    personId !== userId &&
    (teams.some(receivesPapers) || registrations.some(({ role }) => role !== null && isHead(role)));
  return answers || mayRecord ? { personId, mayRecord, teams, registrations } : undefined;
}

/** The people who print a team's forms also record the signed ones. */
function receivesPapers({ role, organisationRole }: TeamOfPerson): boolean {
  return teamAbilitiesOf({ team: role, organisation: organisationRole }).includes('team.seeFacts');
}
