'use client';

import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { CompetitionState } from '../../competitions/index.ts';
import { competitionUrl, type ManagedCompetition, type PhaseData } from '../data/use-competition.ts';
import { PhaseMenu } from './phase-menu.tsx';
import styles from './phases.module.css';

interface PhaseRowProps extends ManagedCompetition {
  readonly phase: PhaseData;
  readonly mayManage: boolean;
  readonly isSelected: boolean;
  readonly onRename: () => void;
}

export function PhaseRow({ phase, mayManage, isSelected, onRename, ...managed }: PhaseRowProps) {
  const t = useTranslations('competitionManage');
  const { id, place, name, state, broker, teams, matches, isParallel } = phase;
  const { competitors: kind, category } = managed.competition;
  const facts = [
    broker === null ? t('noFormat') : t(`algorithms.${broker.algorithm}`),
    t('teamCount', { count: teams, kind }),
    t('matchCount', { count: matches, unit: matchUnit(category.sportVariantKey) }),
    ...(isParallel ? [t('phases.parallel')] : []),
  ];
  return (
    <li className={styles.row} data-chosen={isSelected}>
      <span className={styles.place}>{place}</span>
      <span className={styles.words}>
        <Link
          href={competitionUrl(managed, `phases&phase=${id}`)}
          scroll={false}
          className={styles.name}
          aria-current={isSelected ? 'true' : undefined}
        >
          {name}
        </Link>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
      </span>
      <CompetitionState state={state} />
      {mayManage && <PhaseMenu competition={managed.competition} phase={phase} onRename={onRename} />}
    </li>
  );
}
