'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { MemberMenu } from './member-menu.tsx';
import styles from './members.module.css';
import { RoleChip } from './role-chip.tsx';
import type { Member, Organisation } from './use-members.ts';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly organisation: Organisation;
  readonly onChangeRole: (member: Member) => void;
}

/** A table; on phones cards. */
export function MemberTable({ members, organisation, onChangeRole }: MemberTableProps) {
  const t = useTranslations('members');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col" className={styles.since}>
            {t('since')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            organisation={organisation}
            onChangeRole={() => onChangeRole(member)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly organisation: Organisation;
  readonly onChangeRole: () => void;
}

function MemberRow({ member, organisation, onChangeRole }: MemberRowProps) {
  const t = useTranslations('members');
  const locale = useLocale();
  const { user } = useSession();
  const { firstName, surnames, avatarUrl, email, role, since, abilities } = member;
  const name = `${firstName} ${surnames}`;
  return (
    <tr>
      <td>
        <div className={styles.person}>
          <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} />
          <span className={styles.words}>
            <b className={styles.name}>{name}</b>
            {email !== null && <span className={styles.caption}>{email}</span>}
          </span>
        </div>
      </td>
      <td className={styles.role}>
        <RoleChip role={role} />
      </td>
      <td className={styles.since}>{monthAndYear(locale, new Date(since))}</td>
      <td className={styles.actions}>
        {member.userId === user?.id && <span className={styles.caption}>{t('you')}</span>}
        {abilities.includes('changeRole') && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('changeRoleOf', { name })}
            onClick={onChangeRole}
          >
            {t('changeRole')}
          </Button>
        )}
        <MemberMenu member={member} organisation={organisation} />
      </td>
    </tr>
  );
}
