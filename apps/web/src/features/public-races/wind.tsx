import { isWindLegal, windText } from '@traip/engine/race-records';
import { useLocale, useTranslations } from 'next-intl';
import type { RaceInfo, ResultRow } from './load.ts';
import styles from './records.module.css';

interface WindProps {
  readonly race: Pick<RaceInfo, 'countsWind'>;
  readonly row: Pick<ResultRow, 'wind' | 'status'>;
}

/** The wind of a mark, with a w if it's too strong for a record. */
export function Wind({ race, row: { wind, status } }: WindProps) {
  const t = useTranslations('records');
  const locale = useLocale();
  if (!race.countsWind || wind === null || status !== null) return null;
  return (
    <span className={styles.wind}>
      {windText(wind, locale)} {!isWindLegal(wind) && <abbr title={t('tooWindy')}>w</abbr>}
    </span>
  );
}
