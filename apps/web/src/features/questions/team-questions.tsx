'use client';

import dynamic from 'next/dynamic';
import type { TeamAnswersProps } from './answers/team-answers.tsx';
import { useHasQuestions } from './use-questions.ts';

/** Most competitions don't ask teams anything. */
const TeamAnswers = dynamic(() => import('./answers/team-answers.tsx').then((file) => file.TeamAnswers), {
  ssr: false,
});

/** The organiser's questions for a team when it enters. Hidden if there are none. */
export function TeamQuestions(props: TeamAnswersProps) {
  return useHasQuestions(props.competitionId, 'TEAM') ? <TeamAnswers {...props} /> : null;
}
