'use client';

import { isStrokePlay } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { RaceRow, useRaces } from '../../races/index.ts';
import { competitionUrl, type ManagedCompetition } from '../data/use-competition.ts';

/** The races of a competition that has them instead of phases. */
export function RacesGlance(managed: ManagedCompetition) {
  const t = useTranslations('races');
  const { data } = useRaces(managed.competition.id);
  const races = data?.races ?? [];
  const kind = isStrokePlay(managed.competition.category.sportVariantKey) ? 'GOLF' : 'RACE';
  const address = competitionUrl(managed, 'races');
  return (
    <Card title={t('list', { kind })} flush>
      {data !== undefined && races.length === 0 ? (
        <EmptyState
          title={t('none', { kind })}
          action={<ButtonLink href={address}>{t('add', { kind })}</ButtonLink>}
        >
          {t('noneText', { kind })}
        </EmptyState>
      ) : (
        <ul>
          {races.map((race) => (
            <RaceRow key={race.id} race={race} href={`${address}&race=${race.id}`} />
          ))}
        </ul>
      )}
    </Card>
  );
}
