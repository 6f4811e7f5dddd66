'use client';

import { Link } from '../../../i18n/navigation.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { MemberMenu } from './member-menu.tsx';
import styles from './members.module.css';
import { RoleChip } from './role-chip.tsx';
import type { Teammate } from './use-members.ts';

interface MemberRowProps {
  readonly member: Teammate;
  readonly team: TeamData;
  readonly context: TeamContext;
}

export function MemberRow({ member, team, context }: MemberRowProps) {
  const { firstName, surnames, userCode, avatarUrl, email, position, role, abilities } = member;
  const fact = email ?? userCode ?? position;
  return (
    <li className={styles.row}>
      <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} />
      <span className={styles.words}>
        <MemberName userCode={userCode}>{fullName(member)}</MemberName>
        {fact !== null && <span className={styles.quiet}>{fact}</span>}
      </span>
      <span className={styles.actions}>
        <RoleChip role={role} />
        {abilities.length > 0 && (
          <span className={styles.menu}>
            <MemberMenu member={member} team={team} context={context} />
          </span>
        )}
      </span>
    </li>
  );
}

interface MemberNameProps {
  /** Null: without an account there's no page to link to. */
  readonly userCode: string | null;
  readonly children: string;
}

function MemberName({ userCode, children }: MemberNameProps) {
  if (userCode === null) return <span className={styles.name}>{children}</span>;
  return (
    <Link href={`/u/${userCode}`} className={styles.name}>
      {children}
    </Link>
  );
}
