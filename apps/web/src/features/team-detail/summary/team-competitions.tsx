'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { teamApi } from '../../../lib/api/browser.ts';
import { careerApi } from '../../../lib/api/career.ts';
import { Card } from '../../../ui/card.tsx';
import { RowLink } from '../../../ui/list/row-link.tsx';
import { LazySportIcon } from '../../../ui/sport/lazy-sport-icon.tsx';
import { FormLetters } from '../../../ui/standings/form-letters.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import styles from './summary.module.css';

interface TeamCompetitionsProps {
  readonly team: TeamData;
  readonly context: TeamContext;
}

/** A team's competitions and its place in each; private teams are shown without places. */
export function TeamCompetitions({ team, context }: TeamCompetitionsProps) {
  const t = useTranslations('teamDetail');
  const { competitions, places } = useCompetitions(team.id);
  if (competitions.length === 0) return null;
  return (
    <Card title={t('competitions')} flush>
      <ul>
        {competitions.map(({ competitionId: id, competitionName, season }) => {
          const place = places.get(id);
          return (
            <li key={id} className={styles.competition}>
              <RowLink
                href={
                  context.orgCode === undefined
                    ? `/c/${id}`
                    : `/dashboard/${context.orgCode}/competitions/${id}`
                }
                picture={team.sportKey !== null && <LazySportIcon sport={team.sportKey} />}
                name={competitionName}
                facts={[
                  ...(season === null ? [] : [season]),
                  ...(place === undefined ? [] : [t('placeOf', { rank: place.rank, of: place.of })]),
                ]}
                aside={place !== undefined && place.form.length > 0 && <FormLetters form={place.form} />}
                asideBelow
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function useCompetitions(id: string) {
  const params = { id };
  const full = useQuery({
    queryKey: ['team', 'full', params],
    queryFn: ({ signal }) => teamApi.full({ params }, { signal }),
    retry: false,
  });
  const career = useQuery({
    queryKey: ['team', 'career', params],
    queryFn: ({ signal }) => careerApi.team({ params }, { signal }),
    retry: false,
  });
  return {
    competitions: full.data?.participations ?? [],
    places: new Map(career.data?.places.map((place) => [place.competition.id, place])),
  };
}
