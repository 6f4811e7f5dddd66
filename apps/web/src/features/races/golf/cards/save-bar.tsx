'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormError } from '../../../../ui/feedback/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import styles from './cards.module.css';
import type { useCards } from './use-cards.ts';

interface SaveBarProps {
  readonly cards: ReturnType<typeof useCards>;
  readonly isOfficial: boolean;
}

export function SaveBar({ cards, isOfficial }: SaveBarProps) {
  const t = useTranslations();
  const { edits, failure, reason, setReason, busy, save } = cards;
  return (
    <div className={styles.save}>
      {isOfficial && edits.size > 0 && (
        <TextField
          label={t('races.results.reason')}
          hint={t('races.results.reasonHint')}
          value={reason}
          autoComplete="off"
          input={{ maxLength: 300 }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {failure !== null && <FormError>{failure}</FormError>}
      <Button
        id="save-golf-cards"
        variant="contained"
        size="large"
        aria-disabled={edits.size === 0 || busy}
        className={edits.size === 0 ? styles.nothing : undefined}
        onClick={() => void save()}
      >
        {busy ? t('golf.cards.saving') : t('golf.cards.save', { count: edits.size })}
      </Button>
    </div>
  );
}
