import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { usePeriodLabel } from '../../ui/match/use-period-label.ts';
import type { PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { setsOf } from './data/sets-of.ts';
import styles from './public-match.module.css';

export function Periods({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const words = usePeriodLabel(rulesOf(match));
  const { periods, home, away } = match;
  const sets = setsOf(match);
  const parts =
    sets.length > 0
      ? sets.map(({ set, ...score }) => ({ key: `${set}`, name: t('set', { set }), ...score }))
      : periods.map(({ period, ...score }) => ({
          key: `${period}`,
          name: words(period),
          ...score,
        }));
  if (parts.length < 2) return null;
  const title = sets.length > 0 ? t('sets') : t('periods');
  return (
    <Card title={title} flush>
      <div className={styles.scroll}>
        <table className={styles.periods} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('team')}</th>
              {parts.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{home?.name}</th>
              {parts.map((part) => (
                <td key={part.key}>{part.home}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{away?.name}</th>
              {parts.map((part) => (
                <td key={part.key}>{part.away}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}
