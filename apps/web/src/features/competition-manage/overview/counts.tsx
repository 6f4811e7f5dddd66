'use client';

import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import SportsScoreOutlined from '@mui/icons-material/SportsScoreOutlined';
import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../../i18n/navigation.ts';
import { competitionUrl, type ManagedCompetition, maySeeLicences } from '../data/use-competition.ts';
import { useLicenceCounts } from '../licences/data/use-licence-counts.ts';
import styles from './overview.module.css';

export function OverviewCounts(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const { phases, entries, teams, maxTeams } = competition;
  const matches = phases.reduce((sum, phase) => sum + phase.matches, 0);
  const played = phases.reduce((sum, phase) => sum + phase.played, 0);
  const requested = entries.filter(({ status }) => status === 'REQUESTED').length;
  return (
    <ul className={styles.counts}>
      <Count
        href={competitionUrl(managed, 'teams')}
        icon={<GroupsOutlined />}
        label={t('tabs.teams', { kind: competition.competitors })}
        value={teams}
      >
        {maxTeams === null ? t('noLimit') : t('ofPlaces', { count: maxTeams })}
      </Count>
      <Count
        href={competitionUrl(managed, 'matches')}
        icon={<SportsScoreOutlined />}
        label={t('tabs.matches', { unit: matchUnit(competition.category.sportVariantKey) })}
        value={matches}
      >
        <Progress done={played} total={matches} />
        {t('playedOf', { played, open: matches - played })}
      </Count>
      {(competition.takesRegistrations || requested > 0) && (
        <Count
          href={competitionUrl(managed, 'teams')}
          icon={<HowToRegOutlined />}
          label={t('requests')}
          value={requested}
        >
          {t(competition.takesRegistrations ? 'takesRegistrations' : 'takesNone', {
            kind: competition.competitors,
          })}
        </Count>
      )}
      {maySeeLicences(competition) && <LicencesCount {...managed} />}
    </ul>
  );
}

/** Hidden when it's zero. */
function LicencesCount(managed: ManagedCompetition) {
  const t = useTranslations('licences.organiser');
  const { data: byState } = useLicenceCounts(managed.competition.id);
  if (byState === undefined || Object.values(byState).every((count) => count === 0)) return null;
  return (
    <Count
      href={competitionUrl(managed, 'licences&state=SUBMITTED')}
      icon={<BadgeOutlined />}
      label={t('toCheckLabel')}
      value={byState.SUBMITTED}
    >
      {t('approvedCount', { count: byState.APPROVED })}
    </Count>
  );
}

interface CountProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: number;
  readonly children: ReactNode;
}

function Count({ href, icon, label, value, children }: CountProps) {
  return (
    <li className={styles.count}>
      <span className={styles.label}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <Link href={href} className={styles.link}>
          {label}
        </Link>
      </span>
      <b className={styles.value}>{value}</b>
      <span className={styles.below}>{children}</span>
    </li>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const share = total === 0 ? 0 : (done / total) * 100;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${share}%` }} />
    </span>
  );
}
