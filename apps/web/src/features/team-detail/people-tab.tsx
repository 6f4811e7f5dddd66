'use client';

import dynamic from 'next/dynamic';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { MemberList } from './members/member-list.tsx';
import type { TeamContext, TeamData } from './team/use-team.ts';

/** Loaded on demand: most people only look. */
const Squad = dynamic(() => import('./squad/squad.tsx').then((module) => module.Squad), {
  ssr: false,
  loading: () => <PageSkeleton cards={2} />,
});

/** The people of a team, with more for those who run it. */
export function PeopleTab({ team, context }: { team: TeamData; context: TeamContext }) {
  const View = team.abilities.includes('team.enterPeople') ? Squad : MemberList;
  return <View team={team} context={context} />;
}
