'use client';

import { useTranslations } from 'next-intl';
import { RowLink } from '../../../ui/list/row-link.tsx';
import { CompetitionState } from '../../competitions/index.ts';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './overview.module.css';

export function PhaseGlance({ phase, href }: { readonly phase: PhaseData; readonly href: string }) {
  const t = useTranslations('competitionManage');
  const { place, name, state, broker, teams, matches, played } = phase;
  return (
    <div className={styles.phase}>
      <RowLink
        href={href}
        picture={<span className={styles.place}>{place}</span>}
        name={name}
        facts={[
          broker === null ? t('noFormat') : t(`algorithms.${broker.algorithm}`),
          t('teamCount', { count: teams }),
          t('matchCount', { count: matches }),
          ...(played > 0 ? [t('played', { count: played })] : []),
        ]}
        aside={<CompetitionState state={state} />}
        asideBelow
      />
    </div>
  );
}
