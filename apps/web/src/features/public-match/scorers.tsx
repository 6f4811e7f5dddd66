import { useTranslations } from 'next-intl';
import { formatMinute } from '../../ui/match/format-minute.ts';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import type { PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { timelineEntries } from './data/timeline-entries.ts';
import { useNameInMatch } from './data/use-name-in-match.ts';
import styles from './scoreboard.module.css';

/** Only in sports with few enough goals to list. */
export function Scorers({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const nameInMatch = useNameInMatch(match);
  const rules = rulesOf(match);
  if (rules.scoring !== 'GOALS') return null;
  const goals = timelineEntries(match)
    .filter(({ type, period }) => (type === 'GOAL' || type === 'OWN_GOAL') && period !== 'SO')
    .toReversed()
    .flatMap(({ key, type, kind, player, teamId, period, minute }) => {
      if (player === null) return [];
      const isHome = (teamId === match.home?.id) === (type === 'GOAL');
      const note = type === 'OWN_GOAL' ? t('ownShort') : kind === 'PENALTY' ? t('penaltyShort') : '';
      const parts = [nameInMatch(player), formatMinute(rules, period, minute), note];
      return [{ key, isHome, text: parts.filter(Boolean).join(' ') }];
    });
  if (goals.length === 0) return null;
  return (
    <div className={styles.scorers}>
      {[true, false].map((isHome) => (
        <ul key={String(isHome)}>
          {goals
            .filter((goal) => goal.isHome === isHome)
            .map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
        </ul>
      ))}
      <span aria-hidden="true" className={styles.ball}>
        <SportIcon sport={match.sportVariantKey} />
      </span>
    </div>
  );
}
