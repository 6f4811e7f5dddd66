import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { unitOfSports } from '../../ui/sport/unit-of-sport.ts';
import { Tiles } from '../../ui/tiles.tsx';
import type { PlayerCareerData } from './load-profile.ts';
import styles from './public-profile.module.css';

const columns = ['matches', 'goals', 'assists', 'cards'] as const;

export function Career({ career: { seasons, totals } }: { readonly career: PlayerCareerData }) {
  const t = useTranslations('publicProfile');
  const unit = unitOfSports(seasons.map(({ team }) => team.sportKey));
  return (
    <>
      {totals.matches > 0 && (
        <Tiles
          tiles={columns.map((key) => ({ key, value: totals[key], label: t(`counts.${key}`, { unit }) }))}
        />
      )}
      <Card title={t('career')} flush>
        {seasons.length === 0 ? (
          <EmptyState title={t('noCareer')}>{t('noCareerText')}</EmptyState>
        ) : (
          <Seasons seasons={seasons} />
        )}
      </Card>
    </>
  );
}

function Seasons({ seasons }: Pick<PlayerCareerData, 'seasons'>) {
  const t = useTranslations('publicProfile');
  const unit = unitOfSports(seasons.map(({ team }) => team.sportKey));
  return (
    <table className={styles.seasons} aria-label={t('career')}>
      <thead>
        <tr>
          <th scope="col">{t('competition')}</th>
          {columns.map((key) => (
            <th key={key} scope="col" aria-label={t(`counts.${key}`, { unit })} className={styles.number}>
              <abbr title={t(`counts.${key}`, { unit })}>{t(`short.${key}`, { unit })}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ competition, team, ...counts }) => (
          <tr key={`${competition.id} ${team.id}`}>
            <th scope="row">
              <Link href={`/c/${competition.id}`} className={styles.where}>
                {competition.name}
              </Link>
              <span className={styles.quiet}>
                <Link href={`/team/${team.id}`} className={styles.where}>
                  {team.name}
                </Link>
                {competition.season !== null && ` · ${competition.season}`}
              </span>
            </th>
            {columns.map((key) => (
              <td key={key} className={styles.number}>
                {counts[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
