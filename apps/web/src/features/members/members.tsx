'use client';

import { InviteCard } from './invite-card.tsx';
import { MemberList } from './member-list.tsx';
import styles from './members.module.css';
import { PendingInvitations } from './pending-invitations.tsx';
import type { Organisation } from './use-members.ts';

export function Members({ organisation }: { readonly organisation: Organisation }) {
  const manages = organisation.abilities.includes('members.manage');
  return (
    <div className={styles.page}>
      {manages && <InviteCard organisation={organisation} />}
      {manages && <PendingInvitations organisation={organisation} />}
      <MemberList organisation={organisation} />
    </div>
  );
}
