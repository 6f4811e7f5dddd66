import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay, weekdayAndDay } from '../../i18n/formats.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';

/** Its distance and start: "10 km · Dom, 14 mar, 10:00". */
export function RaceFacts({ race: { distance, startsAt } }: { readonly race: RaceInfo }) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const start = startsAt === null ? null : new Date(startsAt);
  const facts = [
    distance !== null && (distance < 1000 ? `${distance} m` : t('distance', { km: distance / 1000 })),
    start && `${weekdayAndDay(locale, start)}, ${timeOfDay(locale, start)}`,
  ].filter(Boolean);
  return facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>;
}
