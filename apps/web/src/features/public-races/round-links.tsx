import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { type Asked, addressOf } from './asked.ts';
import { addressOfRound } from './events.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';

interface RoundLinksProps {
  readonly competitionId: string;
  /** That are published, the finals first. */
  readonly rounds: readonly RaceInfo[];
  readonly race: RaceInfo;
  readonly asked: Asked;
}

/** The rounds of a race, and the ranking over all of them. */
export function RoundLinks({ competitionId, rounds, race, asked }: RoundLinksProps) {
  const t = useTranslations('races.rounds');
  const hasB = rounds.some(({ round }) => round === 'FINAL_B');
  const empty: Asked = { ...asked, gender: null, band: '', search: '', isTotal: false };
  const to = (change: Partial<Asked>) => addressOf(competitionId, empty, change);
  const links = rounds.map((round) => ({
    key: round.id,
    href: to({ race: addressOfRound(round) }),
    label: t(round.round === 'FINAL_A' && !hasB ? 'names.FINAL' : `names.${round.round ?? 'HEATS'}`),
    isCurrent: !asked.isTotal && round.id === race.id,
  }));
  const total = {
    key: 'total',
    href: to({ race: race.eventId ?? race.id, isTotal: true }),
    label: t('total'),
  };
  return (
    <nav className={styles.pills} aria-label={t('title')}>
      {[...links, { ...total, isCurrent: asked.isTotal }].map(({ key, href, label, isCurrent }) => (
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
