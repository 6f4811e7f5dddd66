import { useTranslations } from 'next-intl';
import type { RaceData } from '../data/use-races.ts';
import styles from './publish.module.css';

/** The publication status of a race's results. */
export function PublicationChip({ publication }: Pick<RaceData, 'publication'>) {
  const t = useTranslations('races.publications');
  return <span className={`${styles.chip} ${styles[publication]}`}>{t(publication)}</span>;
}
