import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { addressOfRound } from './events.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';
import { addressOf, type ResultsQuery } from './results-query.ts';

interface RoundLinksProps {
  readonly competitionId: string;
  /** Published ones, finals first. */
  readonly rounds: readonly RaceInfo[];
  readonly race: RaceInfo;
  readonly query: ResultsQuery;
}

/** The rounds of a race, and the ranking over all of them. */
export function RoundLinks({ competitionId, rounds, race, query }: RoundLinksProps) {
  const t = useTranslations('races.rounds');
  const hasB = rounds.some(({ round }) => round === 'FINAL_B');
  const empty: ResultsQuery = {
    ...query,
    gender: null,
    band: '',
    search: '',
    isTotal: false,
    isStart: false,
  };
  const to = (change: Partial<ResultsQuery>) => addressOf(competitionId, empty, change);
  const links = rounds.map((round) => ({
    key: round.id,
    href: to({ race: addressOfRound(round) }),
    label: t(round.round === 'FINAL_A' && !hasB ? 'names.FINAL' : `names.${round.round ?? 'HEATS'}`),
    isCurrent: !query.isTotal && round.id === race.id,
  }));
  const total = {
    key: 'total',
    href: to({ race: race.eventId ?? race.id, isTotal: true }),
    label: t('total'),
  };
  return (
    <nav className={styles.pills} aria-label={t('title')}>
      {[...links, { ...total, isCurrent: query.isTotal }].map(({ key, href, label, isCurrent }) => (
        <Link
          key={key}
          href={href}
          scroll={false}
          className={styles.pill}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
