'use client';

import dynamic from 'next/dynamic';
import type { AskedTeamProps } from './answers/asked-team.tsx';
import { useAsks } from './use-questions.ts';

/** Most competitions ask teams nothing. */
const AskedTeam = dynamic(() => import('./answers/asked-team.tsx').then((file) => file.AskedTeam), {
  ssr: false,
});

/** What the organiser asks a team with its entry. Hidden while nothing is asked. */
export function TeamQuestions(props: AskedTeamProps) {
  return useAsks(props.competitionId, 'TEAM') ? <AskedTeam {...props} /> : null;
}
