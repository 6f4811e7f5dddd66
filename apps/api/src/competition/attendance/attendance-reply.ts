import type { Attendance, Read } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type AnswerRow, listAnswers } from './queries.ts';

type Reply = Read<typeof Attendance>;

interface MatchToCome {
  readonly id: string;
  readonly state: MatchStatus;
}

const ahead: readonly MatchStatus[] = ['CREATED', 'SCHEDULED'];

/** Nobody says whether they come to what has begun, or is not played. */
export const takesAnswers = ({ state }: Pick<MatchToCome, 'state'>) => ahead.includes(state);

/** Whether somebody answers for a person: they lead the team, or it is about them or their child. */
export function mayAnswerFor(
  { userId, abilities }: Pick<TeamScope, 'userId' | 'abilities'>,
  { id, isChild }: { readonly id: string; readonly isChild: boolean },
): boolean {
  return abilities.includes('team.answerForAll') || id === userId || isChild;
}

/** An answer for another day is asked for again. */
export function countAnswers(rows: readonly Pick<AnswerRow, 'answer' | 'isForOldDate'>[]): Reply['counts'] {
  const standing = rows.filter(({ isForOldDate }) => !isForOldDate);
  const going = standing.filter(({ answer }) => answer === 'GOING').length;
  const notGoing = standing.filter(({ answer }) => answer === 'NOT_GOING').length;
  return { going, notGoing, pending: rows.length - going - notGoing };
}

export async function attendanceReply(db: Database, match: MatchToCome, scope: TeamScope): Promise<Reply> {
  const { teamId, userId } = scope;
  const rows = await listAnswers(db, { matchId: match.id, teamId }, userId);
  const isOpen = takesAnswers(match);
  return {
    matchId: match.id,
    teamId,
    isOpen,
    counts: countAnswers(rows),
    people: rows.map(({ role, answer, isForOldDate, isChild, ...person }) => ({
      person: playerInBrief(person, true),
      role,
      answer,
      isForOldDate,
      mayAnswer: isOpen && mayAnswerFor(scope, { id: person.id, isChild }),
    })),
  };
}
