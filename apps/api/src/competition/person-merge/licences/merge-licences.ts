import { type Locale, type licenceMeetings, refuse } from '@traip/contract';
import type { LicenceState } from '@traip/engine/registration';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { listMeetings, listRun, type Meeting, type Pair, setLicenceState } from './queries.ts';

type Outcome = (typeof licenceMeetings)[number];

/** What happens to the licences of two people in the same competition if they are merged. */
export async function meetingsOf(db: Database, pair: Pair, userId: string) {
  const meetings = await listMeetings(db, pair);
  if (meetings.length === 0) return [];
  const organisationIds = [...new Set(meetings.map(({ organisationId }) => organisationId))];
  const run = await listRun(db, userId, organisationIds);
  return meetings.map((meeting) => ({ ...meeting, outcome: outcomeOf(meeting, run) }));
}

/** If they play for two teams of one competition, its organiser has to decide. */
function outcomeOf(meeting: Meeting, run: ReadonlySet<string>): Outcome {
  if (meeting.teamId === meeting.keptTeamId) return 'ONE_STAYS';
  const isAllowed = meeting.rules?.oneTeamPerCompetition === false || run.has(meeting.organisationId);
  return isAllowed ? 'BOTH_STAY' : 'STAFF_DECIDES';
}

interface By {
  readonly userId: string;
  readonly locale: Locale;
}

/** Worded like the reason of a manual replacement. */
const reasons: Record<Locale, string> = {
  es: 'La misma persona tenía dos fichas en el equipo: sigue la otra.',
  en: 'The same person had two licences for the team, so the other one was kept.',
};

/** Replaces one of two licences for the same team; returns its previous state. */
export async function mergeLicences(trx: Trx, pair: Pair, { userId, locale }: By) {
  const meetings = await meetingsOf(trx, pair, userId);
  const undecided = meetings.filter(({ outcome }) => outcome === 'STAFF_DECIDES');
  if (undecided.length > 0)
    return refuse('LICENCES_IN_TWO_TEAMS', { details: { licences: undecided.map(inWords) } });
  const replaced = meetings.filter(({ outcome }) => outcome === 'ONE_STAYS').map(weakerOf);
  for (const { id } of replaced)
    await setLicenceState(trx, id, { state: 'REPLACED', reason: reasons[locale] });
  return replaced;
}

/** For the screen, without the ids of licences. */
export const inWords = ({
  competition,
  keptTeam,
  team,
  outcome,
}: Meeting & { readonly outcome: Outcome }) => ({
  competition,
  keptTeam,
  mergedTeam: team,
  outcome,
});

/** A licence further in the process is worth more. */
const worth: readonly LicenceState[] = ['DRAFT', 'RETURNED', 'SUBMITTED', 'APPROVED'];

function weakerOf(meeting: Meeting): NonNullable<MovedFacts['replaced']>[number] {
  const { id, state, reason, keptId, keptState, keptReason } = meeting;
  const isKeptWeaker = worth.indexOf(keptState) < worth.indexOf(state);
  return isKeptWeaker ? { id: keptId, state: keptState, reason: keptReason } : { id, state, reason };
}
