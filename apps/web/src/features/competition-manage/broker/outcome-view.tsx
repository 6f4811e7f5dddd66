'use client';

import { tiesOf } from '@traip/contract/bracket';
import type { MatchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Bracket } from '../../../ui/bracket/bracket.tsx';
import { BracketList } from '../../../ui/bracket/bracket-list.tsx';
import { Groups } from '../../../ui/bracket/groups.tsx';
import styles from './broker.module.css';
import { Rounds } from './rounds.tsx';
import type { Outcome, Stored } from './use-broker.ts';

interface OutcomeViewProps {
  readonly outcome: Outcome | Stored;
  readonly unit: MatchUnit;
  readonly label: string;
  /** Where the matches of a bracket open; not in a preview. */
  readonly matchesPath?: string;
}

/** As groups, as a bracket (picture and list), or round by round. */
export function OutcomeView({ outcome, unit, label, matchesPath }: OutcomeViewProps) {
  const t = useTranslations('competitionManage.broker');
  const { fixtures, groups, byes, rounds } = outcome;
  const keptCount = 'kept' in outcome ? outcome.kept : 0;
  const isKnockout = tiesOf(fixtures).length > 0;
  const numbers = [
    t('matches', { count: fixtures.length, unit }),
    t('rounds', { count: rounds }),
    ...(groups.length > 0 ? [t('groupCount', { count: groups.length })] : []),
    ...(byes.length > 0 ? [t('byes', { count: byes.length })] : []),
    ...(keptCount > 0 ? [t('kept', { count: keptCount })] : []),
  ];
  return (
    <>
      <p className={styles.numbers}>{numbers.join(' · ')}</p>
      {groups.length > 0 && (
        <div className={styles.inset}>
          <Groups groups={groups} />
        </div>
      )}
      {isKnockout ? (
        <div className={styles.knockout}>
          <Bracket fixtures={fixtures} label={label} matchesPath={matchesPath} />
          <section className={styles.list} aria-label={t('asList')}>
            <h3 className={styles.title}>{t('asList')}</h3>
            <BracketList fixtures={fixtures} matchesPath={matchesPath} />
          </section>
        </div>
      ) : (
        fixtures.length > 0 && <Rounds outcome={outcome} />
      )}
    </>
  );
}
