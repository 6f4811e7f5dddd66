'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';

/** Who referees the match. */
export function Referees() {
  const t = useTranslations('matchDesk');
  const { refereeRoles } = useMessages().matchDesk;
  const { referees } = useDeskContext().desk;
  return (
    <Card title={t('checks.referees')} flush>
      {referees.length === 0 && <p className={styles.none}>{t('noReferees')}</p>}
      <ul>
        {referees.map(({ name, avatarUrl, role }) => {
          const [firstName = '', ...surnames] = name.split(' ');
          return (
            <li key={`${role} ${name}`} className={styles.row}>
              <PersonAvatar firstName={firstName} surnames={surnames.join(' ')} url={avatarUrl} size={36} />
              <span className={styles.words}>
                <b>{name}</b>
                <span>
                  {role in refereeRoles ? t(`refereeRoles.${role as keyof typeof refereeRoles}`) : role}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
