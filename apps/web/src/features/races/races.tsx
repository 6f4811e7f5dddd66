'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { AddRace } from './add-race.tsx';
import type { RacesProps } from './data/races-props.ts';
import { type RaceData, useRaces } from './data/use-races.ts';
import { RaceDetail } from './race-detail.tsx';
import { RaceRow } from './race-row.tsx';
import styles from './races.module.css';
import { Rankings } from './rankings/rankings.tsx';
import { Records } from './records/records.tsx';
import { roundsOf } from './rounds/rounds-of.ts';

/** The races of a competition, or one of them with its start list and results. */
export function Races(props: RacesProps) {
  const t = useTranslations('races');
  const { kind } = props;
  const { data, error, refetch } = useRaces(props.competitionId);
  const chosen = useSearchParams().get('race');
  if (data === undefined)
    return error === null ? (
      <PageSkeleton cards={2} />
    ) : (
      <ErrorState title={t('loadFailed', { kind })} onRetry={() => void refetch()}>
        {t('loadFailedText')}
      </ErrorState>
    );
  const events = data.races.filter(({ eventId }) => eventId === null);
  const [only] = events;
  const isOnly = events.length === 1;
  const race = data.races.find(({ id }) => id === chosen) ?? (isOnly ? only : undefined);
  const detail = race && (
    <RaceDetail key={race.id} {...props} race={race} isOnly={isOnly} rounds={roundsOf(race, data.races)} />
  );
  if (detail && !isOnly) return detail;
  return (
    <div className={styles.detail}>
      {detail ?? <RaceCards {...props} races={events} />}
      {props.kind !== 'GOLF' && <Rankings {...props} races={data.races} />}
      {props.kind !== 'GOLF' && props.mayKeepRecords && <Records traip={props.traip} />}
    </div>
  );
}

function RaceCards({ races, ...props }: RacesProps & { readonly races: readonly RaceData[] }) {
  const t = useTranslations('races');
  const { competitionId, kind, mayManage } = props;
  return (
    <Card
      title={t('list', { kind })}
      aside={mayManage && <AddRace competitionId={competitionId} kind={kind} />}
      flush
    >
      {races.length === 0 ? (
        <EmptyState title={t('none', { kind })}>{t('noneText', { kind })}</EmptyState>
      ) : (
        <ul>
          {races.map((race) => (
            <RaceRow key={race.id} race={race} href={`${props.address}&race=${race.id}`} />
          ))}
        </ul>
      )}
    </Card>
  );
}
