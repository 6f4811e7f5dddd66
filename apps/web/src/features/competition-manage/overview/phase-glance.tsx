'use client';

import type { CompetitorKind, MatchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { RowLink } from '../../../ui/list/row-link.tsx';
import { CompetitionState } from '../../competitions/index.ts';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './overview.module.css';

interface PhaseGlanceProps {
  readonly phase: PhaseData;
  readonly kind: CompetitorKind;
  readonly unit: MatchUnit;
  readonly href: string;
}

export function PhaseGlance({ phase, kind, unit, href }: PhaseGlanceProps) {
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
          t('teamCount', { count: teams, kind }),
          t('matchCount', { count: matches, unit }),
          ...(played > 0 ? [t('played', { count: played })] : []),
        ]}
        aside={<CompetitionState state={state} />}
        asideBelow
      />
    </div>
  );
}
