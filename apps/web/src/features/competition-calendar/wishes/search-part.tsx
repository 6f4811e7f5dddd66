'use client';

import { CalendarPreferences } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { inMadrid } from '../../../i18n/madrid.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryState, RowsSkeleton } from '../../../ui/list/query-state.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { useAllVenues, useClosedDates } from '../../venues/index.ts';
import {
  isUnderWay,
  type MatchData,
  type PhaseContext,
  useLastWishes,
  usePlan,
  usePlans,
  usualFieldTime,
  usualMinutes,
} from '../data/use-calendar.ts';
import { PlanView } from '../plan/plan-view.tsx';
import { defaultWishes, type WishesInput } from './default-wishes.ts';
import { WishesForm } from './wishes-form.tsx';

type SearchPartProps = PhaseContext & { readonly matches: readonly MatchData[] };

/** The form; after submitting, the search and its result. */
export function SearchPart(props: SearchPartProps) {
  const t = useTranslations('competitionCalendar');
  const [{ plan }, change] = useUrlState({ part: '', plan: '' });
  const [like, setLike] = useState('');
  const phaseId = props.phase.id;
  const query = usePlans(phaseId);
  return (
    <QueryState query={query} errorTitle={t('plansFailed')}>
      {({ items: [newest] }) => {
        const shown = plan === '' && newest !== undefined && isUnderWay(newest) ? newest.id : plan;
        if (shown === '')
          return <Wishes {...props} like={like} onStarted={(id) => change({ part: 'search', plan: id })} />;
        return (
          <PlanView
            phaseId={phaseId}
            planId={shown}
            onChangeWishes={() => {
              setLike(shown);
              change({ part: 'search', plan: '' });
            }}
            onApplied={() => change({ part: 'matches', plan: '' })}
          />
        );
      }}
    </QueryState>
  );
}

interface WishesProps extends SearchPartProps {
  /** The plan whose wishes prefill the form; otherwise the last request, or the defaults. */
  readonly like: string;
  readonly onStarted: (planId: string) => void;
}

function Wishes({ like, onStarted, competition, orgCode, phase, matches }: WishesProps) {
  const plan = usePlan(phase.id, like);
  const last = useLastWishes(phase.id);
  const venues = useAllVenues(orgCode);
  const closed = useClosedDates(orgCode, { limit: 100 });
  const isLoading = (like !== '' && plan.isPending) || last.isPending || venues.isPending || closed.isPending;
  if (isLoading)
    return (
      <Loading>
        <RowsSkeleton />
      </Loading>
    );
  const movable = matches.filter(
    ({ state, isLocked }) => !isLocked && (state === 'CREATED' || state === 'SCHEDULED'),
  );
  const { day: today } = inMadrid(new Date());
  const rounds = new Set(matches.map(({ round }) => round)).size;
  const { startsOn, endsOn } = competition;
  const minutes = usualMinutes(competition);
  return (
    <WishesForm
      orgCode={orgCode}
      phaseId={phase.id}
      fieldTime={usualFieldTime(competition)}
      onStarted={onStarted}
      defaults={
        wishesOf(plan.data?.wishes ?? last.data?.wishes) ??
        defaultWishes({ startsOn, endsOn, rounds, today, minutes })
      }
      venues={venues.data ?? []}
      closed={closed.data?.items ?? []}
      toPlace={movable.length}
      rounds={rounds}
      placed={movable.filter(({ kickOff }) => kickOff !== null).length}
    />
  );
}

/** Old stored wishes may no longer be valid. */
function wishesOf(stored: unknown): WishesInput | null {
  const read = CalendarPreferences.safeParse(stored);
  return read.success ? read.data : null;
}
