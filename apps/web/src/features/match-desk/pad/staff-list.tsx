'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useDeskContext } from '../data/desk-context.tsx';
import type { PeopleData } from '../queue/types.ts';
import styles from './pads.module.css';

type Member = PeopleData['staff'][number];

interface StaffListProps {
  readonly staff: readonly Member[];
  /** Null: an unnamed person on the bench. */
  readonly onSelect: (member: Member | null) => void;
}

/** Staff can be carded too. */
export function StaffList({ staff, onSelect }: StaffListProps) {
  const t = useTranslations('matchDesk');
  const { unit } = useDeskContext();
  const { teamRoles } = useMessages();
  const roleOf = (role: string) => (role in teamRoles ? teamRoles[role as keyof typeof teamRoles] : null);
  return (
    <section aria-label={t('staff')} className={styles.sheet}>
      <h3 className={styles.heading}>{t('staff')}</h3>
      <ul className={styles.players}>
        {staff.map((member) => (
          <li key={member.playerId}>
            <button type="button" className={styles.player} onClick={() => onSelect(member)}>
              <span>
                {member.name}
                {member.isOut && <span className={styles.note}>{t('isOut', { unit })}</span>}
                <span className={styles.part}>{roleOf(member.role)}</span>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.player} onClick={() => onSelect(null)}>
            <span>{t('someStaff')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
