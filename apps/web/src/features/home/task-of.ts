import { answerOf } from '../../lib/attendee.ts';
import type { HomeMatch, NextMatchData } from './use-my-home.ts';

export type Task = 'desk' | 'lineup' | 'answer' | 'directions' | 'match';

type Match = { readonly mine: Pick<HomeMatch['mine'], 'isReferee' | 'maySeeDesk' | 'attendees'> };

/** The one thing to do about the next match: by role, the most pressing first. */
export function taskOf({ mine }: Match, next: Pick<NextMatchData, 'lineup' | 'venue'> | null): Task {
  if (mine.isReferee && mine.maySeeDesk) return 'desk';
  const lineup = next?.lineup ?? null;
  if (lineup !== null && (lineup.state === null || lineup.state === 'DRAFT')) return 'lineup';
  if (mine.attendees.some((attendee) => answerOf(attendee) === null)) return 'answer';
  return next?.venue ? 'directions' : 'match';
}
