'use client';

import dynamic from 'next/dynamic';
import type { AskedTeamProps } from './answers/asked-team.tsx';
import { useAsks } from './use-questions.ts';

/** Most competitions don't ask teams anything. */
const AskedTeam = dynamic(() => import('./answers/asked-team.tsx').then((file) => file.AskedTeam), {
  ssr: false,
});

/** The organiser's questions for a team when it enters. Hidden if there are none. */
export function TeamQuestions(props: AskedTeamProps) {
  return useAsks(props.competitionId, 'TEAM') ? <AskedTeam {...props} /> : null;
}
