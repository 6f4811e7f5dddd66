import { useLocale, useTranslations } from 'next-intl';
import { markText } from '../../ui/race/mark-text.ts';
import { type TopResults, useShownName } from '../public-races/index.ts';
import styles from './tv.module.css';

/** The results of a race, readable from afar. */
export function BigResults({ race, items }: TopResults) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const nameOf = useShownName();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{race.name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col" className={styles.names}>
            {t('runner')}
          </th>
          {race.bands.length > 0 && <th scope="col">{t('category')}</th>}
          <th scope="col">{race.golf === null ? t('time') : t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.entryId}>
            <td className={styles.rank}>{row.place ?? '–'}</td>
            <th scope="row" className={styles.names}>
              <span className={styles.team}>
                <b>{nameOf(row)}</b>
              </span>
            </th>
            {race.bands.length > 0 && <td>{row.band}</td>}
            <td className={styles.main}>
              {row.status ?? (row.mark === null ? '–' : markText(row.mark, race, locale))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
