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

/** Nobody answers for a match that has started or isn't played. */
export const takesAnswers = ({ state }: Pick<MatchToCome, 'state'>) => ahead.includes(state);

/** Whether the caller can answer for a person: a leader of the team, the person, or their guardian. */
export function mayAnswerFor(
  { userId, abilities }: Pick<TeamScope, 'userId' | 'abilities'>,
  { id, isChild }: { readonly id: string; readonly isChild: boolean },
): boolean {
  return abilities.includes('team.answerForAll') || id === userId || isChild;
}

/** An answer given for another day no longer counts. */
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
