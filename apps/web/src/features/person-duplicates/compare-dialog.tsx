'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './compare.module.css';
import { MergeOutcome } from './merge-outcome.tsx';
import { PersonChoice } from './person-choice.tsx';
import type { DuplicatesSource, Preview } from './source.ts';
import type { Pair } from './use-duplicates.ts';
import { useMerge } from './use-merge.ts';

interface CompareDialogProps {
  readonly source: DuplicatesSource;
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** Two entries side by side: who stays, what moves, and any conflicts. */
export function CompareDialog({ source, pair, onClose }: CompareDialogProps) {
  const t = useTranslations('squad.duplicates');
  const merging = useMerge({ source, pair, onClose });
  const { kept, merged, preview, busy, failure, submit, choose, markDifferent } = merging;
  const isPossible = preview.data !== undefined && mayMerge(preview.data);
  return (
    <FormDialog
      open
      isWide
      title={t('dialogTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={() => void markDifferent()}>
            {t('twoPeople')}
          </Button>
          {isPossible && <SubmitButton label={t('merge')} busyLabel={t('merging')} busy={busy} />}
        </>
      }
    >
      <p className={styles.because}>{t(`because.${pair.because}`)}</p>
      <fieldset className={styles.people}>
        <legend className={styles.legend}>{t('whoStays')}</legend>
        {[pair.kept, pair.merged].map((person) => (
          <PersonChoice
            key={person.personId}
            person={person}
            isSelected={person.personId === kept.personId}
            isFixed={pair.kept.hasAccount}
            onChoose={() => choose(person.personId)}
          />
        ))}
      </fieldset>
      <QueryState query={preview} errorTitle={t('previewFailed')}>
        {(shown) => <MergeOutcome kept={kept} merged={merged} preview={shown} />}
      </QueryState>
      {failure !== null && <FormError>{failure}</FormError>}
    </FormDialog>
  );
}

function mayMerge({ sharedMatches, licences }: Preview): boolean {
  return sharedMatches.length === 0 && licences.every(({ outcome }) => outcome !== 'STAFF_DECIDES');
}
