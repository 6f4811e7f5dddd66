'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { brokerApi } from '../../../lib/api/browser.ts';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { QueryState, RowsSkeleton } from '../../../ui/list/query-state.tsx';
import styles from './next-round-dialog.module.css';

interface NextRoundDialogProps {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
  readonly isBusy: boolean;
  readonly onDraw: () => void;
  readonly onClose: () => void;
}

/** A preview of the pairings of a mexicano's next round. */
export function NextRoundDialog(props: NextRoundDialogProps) {
  const { competitionId, phaseId, round, isBusy, onDraw, onClose } = props;
  const t = useTranslations('roundResults');
  const query = useQuery({
    queryKey: ['broker', 'preview', { competitionId, phaseId, round }],
    queryFn: ({ signal }) =>
      brokerApi.process(
        { body: { competitionId, phaseId, mode: 'PREVIEW', keepPlayed: true, round } },
        { signal },
      ),
    retry: false,
    gcTime: 0,
  });
  return (
    <SubmitDialog
      title={t('nextRound', { round })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (query.isSuccess) onDraw();
      }}
      label={t('draw')}
      busyLabel={t('drawing')}
      busy={isBusy}
      failure={null}
    >
      <QueryState query={query} errorTitle={t('steps.failed')} skeleton={<RowsSkeleton rows={2} />}>
        {({ fixtures, byes }) => {
          const resting = byes.flatMap(({ round: own, slot }) => (own === round ? (slot.team ?? []) : []));
          return (
            <>
              <ol className={styles.courts}>
                {fixtures
                  .filter((fixture) => fixture.round === round)
                  .map(({ key, home, away }, index) => (
                    <li key={key}>
                      <b>{t('court', { number: index + 1 })}</b>
                      <span>{home.team?.name}</span>
                      <span>{away.team?.name}</span>
                    </li>
                  ))}
              </ol>
              {resting.length > 0 && (
                <p>
                  {t('resting', {
                    count: resting.length,
                    names: resting.map(({ name }) => name).join(', '),
                  })}
                </p>
              )}
            </>
          );
        }}
      </QueryState>
    </SubmitDialog>
  );
}
