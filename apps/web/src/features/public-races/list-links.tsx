import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';
import { addressOf, type ResultsQuery } from './results-query.ts';

interface ListLinksProps {
  readonly competitionId: string;
  readonly race: RaceInfo;
  readonly query: ResultsQuery;
}

/** Results and start list, if both exist. */
export function ListLinks({ competitionId, race, query }: ListLinksProps) {
  const t = useTranslations('races.public');
  if (race.publication === 'DRAFT' || race.entries === 0) return null;
  const empty: ResultsQuery = { ...query, gender: null, band: '', search: '', isTotal: false };
  const links = [
    { label: t('results'), isStart: false },
    { label: t('startList'), isStart: true },
  ];
  return (
    <nav className={styles.pills} aria-label={t('lists')}>
      {links.map(({ label, isStart }) => (
        <Link
          key={label}
          href={addressOf(competitionId, empty, { isStart })}
          scroll={false}
          className={styles.pill}
          aria-current={query.isStart === isStart ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
