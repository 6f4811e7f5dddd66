import type { Gender } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { shownState } from '../../../ui/identity/shown-state.ts';
import { RowLink } from '../../../ui/list/row-link.tsx';
import { SportMark } from '../../../ui/sport/sport-mark.tsx';
import type { CompetitionSeasons } from '../../public-matches/index.ts';

interface OtherSeasonsProps {
  readonly seasons: CompetitionSeasons;
  readonly shownId: string;
  readonly sport: string;
  readonly gender: Gender;
}

/** The same competition before and after, with who won it. */
export function OtherSeasons({ seasons, shownId, sport, gender }: OtherSeasonsProps) {
  const t = useTranslations();
  return (
    <Card title={t('publicCompetition.otherSeasons')} flush>
      <ul>
        {seasons
          .filter(({ id }) => id !== shownId)
          .map(({ id, season, name, state, champion }) => (
            <li key={id}>
              <RowLink
                href={`/c/${id}`}
                picture={<SportMark sport={sport} />}
                name={season}
                facts={[
                  name,
                  champion === null
                    ? t(`competitionStates.${shownState(state)}`)
                    : t('publicCompetition.champion', {
                        team: champion.name,
                        gender,
                        kind: champion.competitorKind,
                      }),
                ]}
              />
            </li>
          ))}
      </ul>
    </Card>
  );
}
