import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import type { loadFixtures } from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';

interface FinalRankingProps {
  readonly ranking: Awaited<ReturnType<typeof loadFixtures>>['ranking'];
}

/** 1, 2, 3, 3, 5, 5, 7, 7: the places of a knockout with two bronzes. */
export function FinalRanking({ ranking }: FinalRankingProps) {
  const t = useTranslations('publicCompetition');
  if (ranking.length === 0) return null;
  return (
    <Card title={t('finalRanking')} flush>
      <ul>
        {ranking.map(({ place, team }) => (
          <li key={team.id} className={styles.player}>
            <b className={styles.place}>{place}</b>
            <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
            <span className={styles.name}>
              <Link href={`/team/${team.id}`} className={styles.link}>
                <b>{team.name}</b>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
