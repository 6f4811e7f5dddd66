import { homeLimits, type MyHome, type MyMatchRow, type MyTeams, type Read } from '@traip/contract';
import { countAnswers } from '../../../competition/attendance/attendance-reply.ts';
import { listAnswers } from '../../../competition/attendance/queries.ts';
import { publicFrom } from '../../../competition/match/lineups/reply/visible-lineups.ts';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Places } from '../places/places-of.ts';
import { findPreparation } from './queries.ts';

type NextMatch = NonNullable<Read<typeof MyHome>['nextMatch']>;

interface NextMatchFacts {
  readonly match: Read<typeof MyMatchRow>;
  readonly teams: Read<typeof MyTeams>['teams'];
  readonly places: Places;
  readonly userId: string;
}

/** The additional details of the first next match, in two queries. */
export async function nextMatch(
  db: Database,
  { match, teams, places, userId }: NextMatchFacts,
): Promise<NextMatch> {
  const { id, phase, home, away, kickOff, mine } = match;
  const leads = teams.find(({ team, ...own }) => mine.teamIds.includes(team.id) && editsLineups(own));
  const [preparation, attendance] = await Promise.all([
    findPreparation(db, id, leads?.team.id ?? null),
    attendanceOf(db, id, leads?.team.id ?? mine.attendees[0]?.teamId, userId),
  ]);
  return {
    id,
    home: places.inPhase(home?.id, phase.id),
    away: places.inPhase(away?.id, phase.id),
    venue: venueOf(preparation),
    lineup: leads
      ? { teamId: leads.team.id, state: preparation?.lineupState ?? null, dueAt: publicFrom({ kickOff }) }
      : null,
    attendance,
  };
}

/** A plain player does not write lineups. */
const editsLineups = ({ role, isDelegate }: Pick<NextMatchFacts['teams'][number], 'role' | 'isDelegate'>) =>
  role !== 'MEMBER' || isDelegate;

async function attendanceOf(
  db: Database,
  matchId: string,
  teamId: string | undefined,
  userId: string,
): Promise<NextMatch['attendance']> {
  if (teamId === undefined) return null;
  const rows = await listAnswers(db, { matchId, teamId }, userId);
  const going = rows.filter(({ answer, isForOldDate }) => answer === 'GOING' && !isForOldDate);
  const faces = going.slice(0, homeLimits.faces).map((person) => playerInBrief(person, true));
  return { teamId, counts: countAnswers(rows), faces };
}

function venueOf(found: Awaited<ReturnType<typeof findPreparation>>): NextMatch['venue'] {
  if (!found || found.id === null || found.name === null) return null;
  const { id, name, address, city, latitude, longitude } = found;
  return { id, name, address, city, latitude, longitude };
}
