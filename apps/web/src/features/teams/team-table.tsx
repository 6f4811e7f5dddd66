'use client';

import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import styles from './team-table.module.css';
import type { TeamRow } from './use-team-list.ts';

interface TeamTableProps {
  readonly teams: readonly TeamRow[];
  readonly orgCode: string;
}

/** A table; on phones cards. */
export function TeamTable({ teams, orgCode }: TeamTableProps) {
  const t = useTranslations('teams');
  const hasEmails = teams.some(({ email }) => email !== null);
  return (
    <table className={styles.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('code')}</th>
          {hasEmails && <th scope="col">{t('email')}</th>}
          <th scope="col" className={styles.number}>
            {t('participations')}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <tr key={team.id} className={styles.row}>
            <th scope="row" className={styles.team}>
              <Link href={`/dashboard/${orgCode}/teams/${team.id}`} className={styles.link}>
                <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={32} />
                <span className={styles.name}>{team.name}</span>
              </Link>
            </th>
            <td className={styles.code}>{team.code}</td>
            {hasEmails && (
              <td className={team.email === null ? styles.none : styles.email}>{team.email ?? '–'}</td>
            )}
            <td className={styles.number}>
              {team.participations}
              <span className={styles.unit}> {t('participationUnit', { count: team.participations })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
