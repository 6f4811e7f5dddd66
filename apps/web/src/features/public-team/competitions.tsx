import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { FormLetters } from '../../ui/standings/form-letters.tsx';
import type { PublicTeamData, TeamCareerData } from './load-team.ts';
import styles from './public-team.module.css';

type CompetitionStanding = TeamCareerData['places'][number];

interface CompetitionsProps extends Pick<PublicTeamData, 'participations'> {
  readonly places: readonly CompetitionStanding[];
}

export function Competitions({ participations, places }: CompetitionsProps) {
  const t = useTranslations('publicTeam');
  const placeIn = new Map(places.map((place) => [place.competition.id, place]));
  return (
    <Card title={t('participations')} flush>
      {participations.length === 0 ? (
        <EmptyState title={t('noParticipations')}>{t('noParticipationsText')}</EmptyState>
      ) : (
        <ul>
          {participations.map(({ competitionId, competitionName, season }) => {
            const place = placeIn.get(competitionId);
            return (
              <li key={competitionId}>
                <Link href={`/c/${competitionId}`} className={styles.competition}>
                  {place !== undefined && <Rank place={place} />}
                  <span className={styles.words}>
                    <b className={styles.name}>{competitionName}</b>
                    {season !== null && <span className={styles.quiet}>{season}</span>}
                    {place !== undefined && <Record place={place} />}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function Rank({ place: { rank, of } }: { readonly place: CompetitionStanding }) {
  const t = useTranslations('publicTeam');
  return (
    <span className={styles.rank}>
      <span className="visually-hidden">{t('rankOf', { rank, of })}</span>
      <b aria-hidden="true">{rank}</b>
      <span aria-hidden="true">{t('of', { of })}</span>
    </span>
  );
}

function Record({ place }: { readonly place: CompetitionStanding }) {
  const t = useTranslations('publicTeam');
  const { played, points, phase, group, form, isProvisional } = place;
  const facts = [
    phase,
    ...(group === null ? [] : [t('group', { group })]),
    t('record', { played, points }),
    ...(isProvisional ? [t('provisional')] : []),
  ];
  return (
    <>
      <span className={styles.quiet}>{facts.join(' · ')}</span>
      <FormLetters form={form} />
    </>
  );
}
