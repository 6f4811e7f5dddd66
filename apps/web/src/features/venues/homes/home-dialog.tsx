'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { venueApi } from '../../../lib/api/browser.ts';
import { CheckList } from '../../../ui/choice/check-list.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { type TeamVenuesData, useAllVenues, useInvalidateVenues } from '../data/use-venues.ts';

/** The maximum of home venues. */
const maxHomes = 10;

interface HomeDialogProps {
  readonly orgCode: string;
  readonly row: TeamVenuesData;
  readonly onClose: () => void;
}

/** Any of the selected venues will do. */
export function HomeDialog({ orgCode, row: { team, venues }, onClose }: HomeDialogProps) {
  const t = useTranslations();
  const query = useAllVenues(orgCode);
  const [chosen, setChosen] = useState<readonly string[]>(venues.map(({ id }) => id));
  const { save, busy, failure } = useSaving(orgCode, team, onClose);
  return (
    <SubmitDialog
      title={t('venues.homeOf', { name: team.name })}
      onClose={onClose}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(chosen);
      }}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <QueryState
        query={query}
        errorTitle={t('venues.failed')}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('venues.none')}>{t('venues.noneForTeams')}</EmptyState>}
      >
        {(all) => (
          <CheckList
            legend={t('venues.homeHint')}
            options={all.map(({ id, name, city }) => ({ value: id, label: name, hint: city ?? undefined }))}
            value={chosen}
            onChange={(ids) => setChosen(ids.slice(0, maxHomes))}
          />
        )}
      </QueryState>
    </SubmitDialog>
  );
}

function useSaving(orgCode: string, team: TeamVenuesData['team'], onClose: () => void) {
  const t = useTranslations('venues');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateVenues();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (venueIds: readonly string[]) => {
    setBusy(true);
    setFailure(null);
    try {
      await venueApi.setTeamVenues({ params: { orgCode, id: team.id }, body: { venueIds: [...venueIds] } });
      await invalidate();
      toast(t('homeSaved', { name: team.name }));
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('homeFailed')));
      setBusy(false);
    }
  };
  return { save, busy, failure };
}
