'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import styles from './compare.module.css';
import type { Compared } from './use-duplicates.ts';

interface PersonChoiceProps {
  readonly person: Compared;
  readonly isSelected: boolean;
  /** The person with an account stays: there's nothing to choose. */
  readonly isFixed: boolean;
  readonly onChoose: () => void;
}

export function PersonChoice({ person, isSelected, isFixed, onChoose }: PersonChoiceProps) {
  const t = useTranslations('squad.duplicates');
  const locale = useLocale();
  const { personId, firstName, surnames, photoUrl, birthday, teams, matches, hasAccount } = person;
  return (
    <label className={`${styles.person} ${isSelected ? styles.isChosen : ''}`}>
      <input
        type="radio"
        name="kept"
        value={personId}
        checked={isSelected}
        disabled={isFixed && !isSelected}
        onChange={onChoose}
      />
      <PersonAvatar firstName={firstName} surnames={surnames} url={photoUrl} size={44} />
      <span className={styles.facts}>
        <b>{fullName(person)}</b>
        {hasAccount && <span>{t('hasAccount')}</span>}
        <span>{birthday === null ? t('noBirthday') : calendarDay(locale, birthday)}</span>
        <span>{teams.length === 0 ? t('noTeam') : teams.join(', ')}</span>
        <span>{t('matches', { count: matches })}</span>
      </span>
    </label>
  );
}
