import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { useTranslations } from 'next-intl';
import { formatMinute } from '../../ui/match/format-minute.ts';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import type { PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import styles from './player-action-marks.module.css';
import type { PlayerAction } from './player-actions.ts';

interface PlayerActionMarksProps {
  readonly actions: readonly PlayerAction[];
  readonly match: PublicMatchData;
}

/** With more goals than this only their number is shown: in basketball the minutes would be unreadable. */
const maxGoalMinutes = 4;

export function PlayerActionMarks({ actions, match }: PlayerActionMarksProps) {
  const t = useTranslations('publicMatch');
  const goals = actions.filter(({ type }) => type === 'GOAL');
  const shown = goals.length > maxGoalMinutes ? actions.filter(({ type }) => type !== 'GOAL') : actions;
  return (
    <>
      {goals.length > maxGoalMinutes && (
        <span className={`${styles.deed} ${styles.GOAL}`}>
          <SportIcon sport={match.sportVariantKey} />
          <span className="visually-hidden">{t('deeds.GOAL')} </span>×{goals.length}
        </span>
      )}
      {shown.map(({ type, entry }) => (
        <span key={`${type} ${entry.key}`} className={`${styles.deed} ${styles[type]}`}>
          <Mark type={type} match={match} />
          <span className="visually-hidden">{t(`deeds.${type}`)} </span>
          {formatMinute(rulesOf(match), entry.period, entry.minute)}
        </span>
      ))}
    </>
  );
}

function Mark({ type, match }: { readonly type: PlayerAction['type']; readonly match: PublicMatchData }) {
  switch (type) {
    case 'GOAL':
    case 'OWN_GOAL':
      return <SportIcon sport={match.sportVariantKey} />;
    case 'ON':
      return <ArrowUpwardRounded aria-hidden="true" />;
    case 'OFF':
      return <ArrowDownwardRounded aria-hidden="true" />;
    default:
      return <i aria-hidden="true" className={styles.card} />;
  }
}
