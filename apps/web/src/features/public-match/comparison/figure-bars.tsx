import { standingColumns } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { unitOf } from '../../../ui/standings/criterion.ts';
import type { ComparisonData, PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import { type Bar, Bars } from '../figures/bars.tsx';
import styles from './form-card.module.css';

type Table = ComparisonData['table'];
type Row = NonNullable<Table>['rows'][number];

interface FigureBarsProps {
  readonly match: PublicMatchData;
  readonly table: Table;
}

/** Both sides' figures from their table; hidden until both have played. */
export function FigureBars({ match, table }: FigureBarsProps) {
  const t = useTranslations('publicMatch.figures');
  const bars = useBars(match);
  const rowOf = (side: 'home' | 'away') => table?.rows.find(({ team }) => team.id === match[side]?.id);
  const [home, away] = [rowOf('home'), rowOf('away')];
  if (!home || !away || home.played === 0 || away.played === 0) return null;
  const names = { home: home.team.name, away: away.team.name };
  return (
    <div className={styles.figures}>
      <Bars bars={bars(home, away)} caption={t('caption', names)} names={names} />
    </div>
  );
}

function useBars(match: PublicMatchData) {
  const t = useTranslations('publicMatch.figures');
  const locale = useLocale();
  const rules = rulesOf(match);
  const unit = rules.bout === null ? unitOf(rules) : 'BOUT';
  const hasPoints = standingColumns(rules).some(({ key, isMain }) => key === 'PTS' && isMain);
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const perMatch = (value: (row: Row) => number) => (row: Row) => value(row) / row.played;
  const isSets = rules.scoring === 'SETS';
  const scored = perMatch((row) => (isSets ? row.setsWon : row.for));
  const conceded = perMatch((row) => (isSets ? row.setsLost : row.against));
  const average = (value: (row: Row) => number, home: Row, away: Row) => ({
    home: value(home),
    away: value(away),
    texts: { home: oneDecimal.format(value(home)), away: oneDecimal.format(value(away)) },
  });
  return (home: Row, away: Row): readonly Bar[] => [
    ...(hasPoints ? [{ key: 'points', label: t('points'), home: home.points, away: away.points }] : []),
    { key: 'won', label: t('won', { unit }), home: home.won, away: away.won },
    // With judges' decisions there are no points to compare.
    ...(rules.bout?.judged
      ? []
      : [
          { key: 'scored', label: t('scored', { unit }), ...average(scored, home, away) },
          {
            key: 'conceded',
            label: t('conceded', { unit }),
            lessIsBetter: true,
            ...average(conceded, home, away),
          },
        ]),
  ];
}
