import { useLocale, useTranslations } from 'next-intl';
import { durationText } from '../../ui/race/mark-text.ts';
import type { RaceInfo, ResultRow } from './load.ts';
import styles from './segment-table.module.css';

interface SegmentTableProps {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly name: string;
}

/** A person's time in each segment, with the place in it. */
export function SegmentTable({ row, race, name }: SegmentTableProps) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  return (
    <table className={styles.segments} aria-label={t('segmentsOf', { name })}>
      <thead>
        <tr>
          <th scope="col">{t('segment')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('place')}</th>
        </tr>
      </thead>
      <tbody>
        {row.segments.map(({ time, place }, at) => (
          <tr key={race.segments[at]}>
            <th scope="row">{race.segments[at]}</th>
            <td>
              <b>{time === null ? '–' : durationText(time, race, locale)}</b>
            </td>
            <td>{place !== null && t('rank', { place })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
