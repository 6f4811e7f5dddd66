'use client';

import type { TeamContext, TeamData } from '../team/use-team.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList } from './member-list.tsx';
import styles from './members.module.css';

export function Members({ team, context }: { team: TeamData; context: TeamContext }) {
  const mayInvite = team.abilities.includes('team.invite');
  return (
    <div className={styles.cards}>
      {mayInvite && <InviteCard team={team} />}
      {mayInvite && <InvitationList team={team} />}
      <MemberList team={team} context={context} />
    </div>
  );
}
