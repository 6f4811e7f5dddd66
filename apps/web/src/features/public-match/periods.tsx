import { matchUnitOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { periodName, usePeriodLabel } from '../../ui/match/use-period-label.ts';
import { useFigureLabels } from '../../ui/statistics/use-figure-labels.ts';
import type { BoxScoreData, PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { setsOf } from './data/sets-of.ts';
import styles from './public-match.module.css';

interface PeriodsProps {
  readonly match: PublicMatchData;
  readonly box: BoxScoreData | null;
}

/** The score period by period, with its total; for innings a line score, with hits and errors if recorded. */
export function Periods({ match, box }: PeriodsProps) {
  const t = useTranslations('publicMatch');
  const rules = rulesOf(match);
  const unit = matchUnitOf(rules);
  const periodLabel = usePeriodLabel(rules);
  const tStatistics = useTranslations('statistics');
  const sums = useSums(match, box);
  const { periods, home, away } = match;
  const sets = setsOf(match);
  const parts =
    sets.length > 0
      ? sets.map(({ set, ...score }) => {
          const name = t('set', { set, unit });
          return { key: `${set}`, name, long: name, ...score };
        })
      : periods.map(({ period, ...score }) => ({
          key: `${period}`,
          name: ['INNINGS', 'HOLES'].includes(rules.scoring)
            ? tStatistics('periodShort', periodName(rules, period))
            : periodLabel(period),
          long: periodLabel(period),
          ...score,
        }));
  if (parts.length < 2) return null;
  const title =
    sets.length > 0 ? t('sets', { unit }) : t(rules.scoring === 'HOLES' ? 'holesTable' : 'periods');
  const columns = [...parts, ...(sets.length > 0 ? [] : sums)];
  return (
    <Card title={title} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be reached by keyboard too */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.periods} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('team', { kind: home?.competitorKind ?? 'TEAM' })}</th>
              {columns.map(({ key, name, long }) => (
                <th key={key} scope="col" aria-label={long}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{home?.name}</th>
              {columns.map((part) => (
                <td key={part.key}>{part.home}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{away?.name}</th>
              {columns.map((part) => (
                <td key={part.key}>{part.away}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** The score, and the other columns of a line score. */
function useSums({ score, sportVariantKey }: PublicMatchData, box: BoxScoreData | null) {
  const t = useTranslations('publicMatch');
  const figureLabels = useFigureLabels(sportVariantKey);
  const isLineScore = rulesOf({ sportVariantKey }).scoring === 'INNINGS';
  const noted = isLineScore ? (['hits', 'errors'] as const).filter((key) => box?.columns.includes(key)) : [];
  const { short, long } = isLineScore ? figureLabels('goals') : { short: t('total'), long: t('total') };
  return [
    ...(score === null ? [] : [{ key: 'total', name: short, long, ...score }]),
    ...noted.map((key) => ({
      key,
      name: figureLabels(key).short,
      long: figureLabels(key).long,
      home: box?.home.totals[key] ?? 0,
      away: box?.away.totals[key] ?? 0,
    })),
  ];
}
