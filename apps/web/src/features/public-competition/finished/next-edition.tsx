import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import type { CompetitionSeasons, PublicCompetitionData } from '../../public-matches/index.ts';
import styles from './side-cards.module.css';

interface NextEditionProps {
  readonly competition: PublicCompetitionData;
  readonly seasons: CompetitionSeasons;
}

/** The next edition, or where it will be announced. */
export function NextEdition({ competition: { id, traip }, seasons }: NextEditionProps) {
  const t = useTranslations('publicCompetition.finished');
  const next = seasons[seasons.findIndex((season) => season.id === id) - 1];
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>{t('next')}</h2>
      <p>
        {next === undefined ? t('nextLater', { traip: traip.name }) : t('nextKnown', { season: next.season })}
      </p>
      <Link href={next === undefined ? `/t/${traip.code}` : `/c/${next.id}`} className={styles.button}>
        {next === undefined ? t('seeTraip', { traip: traip.name }) : next.name}
      </Link>
    </section>
  );
}
