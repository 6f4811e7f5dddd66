'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { TurnedDown } from './decide-dialog.tsx';
import styles from './list.module.css';
import type { LicenceData } from './use-licences.ts';

interface SelectionBarProps {
  readonly items: readonly LicenceData[];
  readonly selected: readonly LicenceData[];
  readonly onAll: (isSelected: boolean) => void;
  readonly onApprove: (ids: readonly string[]) => void;
  readonly onTurnDown: (turnedDown: TurnedDown) => void;
}

/** Actions for the selected licences; each button shows how many it applies to. */
export function SelectionBar({ items, selected, onAll, onApprove, onTurnDown }: SelectionBarProps) {
  const t = useTranslations('licences.organiser');
  const waiting = selected.filter(({ state }) => state === 'SUBMITTED');
  const approved = selected.filter(({ state }) => state === 'APPROVED');
  return (
    <div className={styles.selection}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={selected.length === items.length}
          onChange={({ target }) => onAll(target.checked)}
        />
        {selected.length === 0 ? t('selectAll') : t('selected', { count: selected.length })}
      </label>
      {waiting.length > 0 && (
        <>
          <Button variant="outlined" onClick={() => onApprove(waiting.map(({ id }) => id))}>
            {t('approveCount', { count: String(waiting.length) })}
          </Button>
          <Button variant="outlined" onClick={() => onTurnDown({ action: 'return', licences: waiting })}>
            {t('returnCount', { count: String(waiting.length) })}
          </Button>
        </>
      )}
      {approved.length > 0 && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => onTurnDown({ action: 'revoke', licences: approved })}
        >
          {t('revokeCount', { count: String(approved.length) })}
        </Button>
      )}
    </div>
  );
}
