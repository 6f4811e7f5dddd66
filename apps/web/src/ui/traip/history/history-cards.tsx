import type { Read, TraipHistory } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../card.tsx';
import { Crest } from '../../identity/crest.tsx';
import styles from './history.module.css';

type History = Read<typeof TraipHistory>;

/** How many titles are shown. */
const maxCards = 12;

/** The podiums of all seasons, and who has the most titles; hidden before the first title. */
export function HistoryCards({ seasons, titles }: History) {
  const won = seasons
    .map((season) => ({
      ...season,
      competitions: season.competitions.filter(({ podium }) => podium.length > 0),
    }))
    .filter(({ competitions }) => competitions.length > 0);
  if (won.length === 0) return null;
  return (
    <>
      <Champions seasons={won} />
      <Titles titles={titles} />
    </>
  );
}

function Champions({ seasons }: Pick<History, 'seasons'>) {
  const t = useTranslations('history');
  return (
    <Card title={t('champions')} flush>
      {seasons.map(({ id, name, competitions }) => (
        <section key={id} className={styles.season} aria-label={name}>
          <h3 className={styles.seasonName}>{name}</h3>
          <ul>
            {competitions.map((competition) => (
              <li key={competition.id} className={styles.competition}>
                <Link href={`/c/${competition.id}`} className={styles.competitionName}>
                  {competition.name}
                </Link>
                <ol className={styles.podium}>
                  {competition.podium.map(({ place, team }) => (
                    <li key={team.id} className={styles.place} data-place={place}>
                      <span className={styles.medal}>
                        <span aria-hidden="true">{place}</span>
                        <span className="visually-hidden">{t(`places.${place as 1 | 2 | 3}`)}</span>
                      </span>
                      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={24} />
                      <span className={styles.team}>{team.name}</span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function Titles({ titles }: Pick<History, 'titles'>) {
  const t = useTranslations('history');
  return (
    <Card title={t('titles')} flush>
      <table className={styles.titles}>
        <thead>
          <tr>
            <th scope="col">{t('team', { kind: titles[0]?.team.competitorKind ?? 'TEAM' })}</th>
            {([1, 2, 3] as const).map((place) => (
              <th key={place} scope="col" className={styles.number}>
                <abbr title={t(`places.${place}`)}>{t('nth', { place })}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {titles.slice(0, maxCards).map(({ team, first, second, third }) => (
            <tr key={team.id}>
              <th scope="row">
                <span className={styles.row}>
                  <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={24} />
                  {team.name}
                </span>
              </th>
              <td className={styles.number}>{first}</td>
              <td className={styles.number}>{second}</td>
              <td className={styles.number}>{third}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
