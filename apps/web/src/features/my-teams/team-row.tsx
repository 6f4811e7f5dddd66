'use client';

import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { CallReply, profileCalls } from '@traip/contract';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import styles from './my-teams.module.css';

export type OwnTeam = CallReply<(typeof profileCalls)['myTeams']>['teams'][number];

/** One of my teams, and what I am in it. */
export function TeamRow({ own: { team, role, memberCount } }: { own: OwnTeam }) {
  const t = useTranslations();
  const locale = useLocale();
  const facts = [
    t(`teamRoles.${role}`),
    ...(team.sportKey === null ? [] : [sportNames[team.sportKey][locale]]),
    t('myTeams.people', { count: memberCount }),
  ];
  return (
    <li>
      <Link href={`/my-teams/${team.id}`} className={styles.row}>
        <Crest name={team.name} url={team.avatarUrl} width={40} />
        <span className={styles.words}>
          <b className={styles.name}>{team.name}</b>
          <span className={styles.quiet}>{facts.join(' · ')}</span>
        </span>
        <ChevronRightRounded aria-hidden="true" className={styles.arrow} />
      </Link>
    </li>
  );
}
