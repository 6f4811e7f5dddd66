import { standingColumns } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { letterOf } from '../../ui/match-row/letter-of.ts';
import { FormLetters } from '../../ui/standings/form-letters.tsx';
import type { ComparisonData, PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { stageOf } from './data/stage.ts';
import styles from './scoreboard.module.css';

interface SideRecordProps {
  readonly match: PublicMatchData;
  readonly comparison: ComparisonData;
  readonly side: 'home' | 'away';
}

/** Below the name: the place in the table and, before the match, the last five results. */
export function SideRecord({ match, comparison, side }: SideRecordProps) {
  const t = useTranslations('publicMatch');
  const id = match[side]?.id;
  if (id === undefined) return null;
  const row = comparison.table?.rows.find(({ team }) => team.id === id);
  const hasPoints = standingColumns(rulesOf(match)).some(({ key, isMain }) => key === 'PTS' && isMain);
  const form = comparison.form[side].flatMap((played) => letterOf(played, id) ?? []).toReversed();
  return (
    <>
      {row !== undefined && row.played > 0 && (
        <span className={styles.note}>
          {t('rank', { rank: row.rank })}
          {hasPoints && ` · ${t('tablePoints', { points: row.points })}`}
        </span>
      )}
      {stageOf(match) === 'AHEAD' && form.length > 0 && <FormLetters form={form} />}
    </>
  );
}
