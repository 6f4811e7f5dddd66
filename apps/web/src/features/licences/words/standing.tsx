'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { LicenceState } from '@traip/engine/registration';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { LicenceStateChip } from './licence-state.tsx';
import styles from './standing.module.css';
import { type Missing, useMissingText } from './use-missing-text.ts';
import { type Reason, useReasonText } from './use-reason-text.ts';

interface StandingProps {
  /** Its position in the row. */
  readonly className: string | undefined;
  /** Null: the list of what's missing is enough. */
  readonly state: LicenceState | null;
  readonly missing: readonly Missing[];
  readonly reasons: readonly Reason[];
  /** Further notes, one per line. */
  readonly notes: readonly (string | null)[];
}

/** The status of a licence, with everything that's missing or makes the person ineligible. */
export function Standing({ className, state, missing, reasons, notes }: StandingProps) {
  const missingText = useMissingText();
  const reasonText = useReasonText();
  const lines = notes.filter((note) => note !== null && note !== '');
  return (
    <span className={`${styles.standing} ${className}`}>
      <span className={styles.chips}>
        {state !== null && <LicenceStateChip state={state} />}
        {missing.map((fact) => (
          <StateChip key={missingText(fact)} tone="warning" icon={<ErrorOutlineRounded />}>
            {missingText(fact)}
          </StateChip>
        ))}
      </span>
      {reasons.map((reason) => (
        <span key={reason.code} className={styles.against}>
          <BlockRounded aria-hidden="true" sx={{ fontSize: 14 }} />
          {reasonText(reason)}
        </span>
      ))}
      {lines.map((line) => (
        <span key={line} className={styles.note}>
          {line}
        </span>
      ))}
    </span>
  );
}
