'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fullName } from '../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import styles from './partners.module.css';
import type { SearchData } from './use-partners.ts';

/** Someone looking for a partner, with the available actions. */
export function SearchRow({ search, children }: { search: SearchData; children: ReactNode }) {
  const t = useTranslations('partners');
  const { person, level, note, isMinor, isOwn } = search;
  const { firstName, surnames, avatarUrl } = person;
  const facts = [isOwn && t('you'), isMinor && t('minor'), level && t('level', { level }), note];
  return (
    <li className={styles.row}>
      <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={40} />
      <span className={styles.words}>
        <b>{fullName(person) || t('hidden')}</b>
        {facts.filter(Boolean).map((fact) => (
          <span key={`${fact}`} className={styles.quiet}>
            {fact}
          </span>
        ))}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
