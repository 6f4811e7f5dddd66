'use client';

import { useTranslations } from 'next-intl';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryState, RowsSkeleton } from '../../../ui/list/query-state.tsx';
import { MoveDialog } from '../../competition-calendar/index.ts';
import { useAllVenues } from '../../venues/index.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useFullMatch } from './use-full-match.ts';

/** With conflicts. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk, orgCode } = useDeskContext();
  const query = useFullMatch(desk.id);
  const venues = useAllVenues(orgCode ?? '');
  const { data } = query;
  if (data !== undefined && venues.data !== undefined) {
    const match = { ...data, referees: data.referees.length };
    const mayForce = desk.actions.includes('addKnockoutParticipants');
    const { playBy } = data;
    return (
      <MoveDialog
        match={match}
        playBy={playBy}
        mayForce={mayForce}
        onClose={onClose}
        matches={[]}
        venues={venues.data}
      />
    );
  }
  return (
    <PlainDialog open title={t('menu.schedule')} onClose={onClose}>
      {venues.error === null ? (
        <QueryState query={query} errorTitle={t('loadFailed')}>
          {() => (
            <Loading>
              <RowsSkeleton rows={2} />
            </Loading>
          )}
        </QueryState>
      ) : (
        <QueryState query={venues} errorTitle={t('loadFailed')}>
          {() => null}
        </QueryState>
      )}
    </PlainDialog>
  );
}
