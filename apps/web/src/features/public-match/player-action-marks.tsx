import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { useTranslations } from 'next-intl';
import { BallIcon } from '../../ui/match/ball-icon.tsx';
import { formatMinute } from '../../ui/match/format-minute.ts';
import type { Deed } from './player-actions.ts';
import type { PublicMatchData } from './load.ts';
import styles from './player-action-marks.module.css';
import { rulesOf } from './rules-of.ts';

interface PlayerDeedsProps {
  readonly deeds: readonly Deed[];
  readonly match: PublicMatchData;
}

/** More goals than these are a number: in basketball nobody reads twenty minutes. */
const mostMinutes = 4;

/** Goals, cards and substitutions beside a name. */
export function PlayerDeeds({ deeds, match }: PlayerDeedsProps) {
  const t = useTranslations('publicMatch');
  const goals = deeds.filter(({ what }) => what === 'GOAL');
  const shown = goals.length > mostMinutes ? deeds.filter(({ what }) => what !== 'GOAL') : deeds;
  return (
    <>
      {goals.length > mostMinutes && (
        <span className={`${styles.deed} ${styles.GOAL}`}>
          <BallIcon sportVariantKey={match.sportVariantKey} />
          <span className="visually-hidden">{t('deeds.GOAL')} </span>×{goals.length}
        </span>
      )}
      {shown.map(({ what, told }) => (
        <span key={`${what} ${told.key}`} className={`${styles.deed} ${styles[what]}`}>
          <Mark what={what} match={match} />
          <span className="visually-hidden">{t(`deeds.${what}`)} </span>
          {formatMinute(rulesOf(match), told.period, told.minute)}
        </span>
      ))}
    </>
  );
}

function Mark({ what, match }: { readonly what: Deed['what']; readonly match: PublicMatchData }) {
  switch (what) {
    case 'GOAL':
    case 'OWN_GOAL':
      return <BallIcon sportVariantKey={match.sportVariantKey} />;
    case 'ON':
      return <ArrowUpwardRounded aria-hidden="true" />;
    case 'OFF':
      return <ArrowDownwardRounded aria-hidden="true" />;
    default:
      return <i aria-hidden="true" className={styles.card} />;
  }
}
