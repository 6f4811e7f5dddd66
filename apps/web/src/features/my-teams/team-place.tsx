'use client';

import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { MyHomeData } from '../../lib/api/my-home.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { FormLetters } from '../../ui/standings/form-letters.tsx';
import styles from './team-place.module.css';
import { TeamRow } from './team-row.tsx';

/** A team of the person with its position and form; without a table, as in the list of teams. */
export function TeamPlace({ own }: { readonly own: MyHomeData['teams'][number] }) {
  const t = useTranslations();
  const { team, role, place } = own;
  if (place === null) return <TeamRow own={own} />;
  return (
    <li>
      <Link href={`/my-teams/${team.id}`} className={styles.team}>
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={38} />
        <span className={styles.words}>
          <b>{team.name}</b>
          <span className={styles.quiet}>
            {t(`teamRoles.${role}`)} · {place.competition.name}
          </span>
          {place.form.length > 0 && <FormLetters form={place.form} />}
        </span>
        <span className={styles.place}>
          <b>{t('home.rank', { rank: place.rank })}</b>
          <span className={styles.quiet}>{t('home.of', { count: place.of })}</span>
        </span>
      </Link>
    </li>
  );
}
