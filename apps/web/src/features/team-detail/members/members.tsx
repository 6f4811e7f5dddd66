'use client';

import type { TeamData, TeamContext } from '../team/use-team.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList } from './member-list.tsx';
import styles from './members.module.css';

/** Who is in the team, who was asked, and the ways to ask more. */
export function Members({ team, place }: { team: TeamData; place: TeamContext }) {
  const mayInvite = team.abilities.includes('team.invite');
  return (
    <div className={styles.cards}>
      {mayInvite && <InviteCard team={team} />}
      {mayInvite && <InvitationList team={team} />}
      <MemberList team={team} place={place} />
    </div>
  );
}
