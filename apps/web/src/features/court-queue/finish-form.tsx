'use client';

import Button from '@mui/material/Button';
import type { SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mayShootOut, noResult, problemOf, ResultBoxes, toResult } from '../round-results/index.ts';
import styles from './court-board.module.css';
import type { CourtActions, CourtData } from './data/use-court-queue.ts';

interface FinishFormProps {
  readonly match: NonNullable<CourtData['match']>;
  readonly isKnockout: boolean;
  readonly rules: SportRules;
  readonly actions: CourtActions;
}

/** The score or the sets; saving ends the match and frees the court. */
export function FinishForm({ match, isKnockout, rules, actions }: FinishFormProps) {
  const t = useTranslations('courtQueue');
  const [typed, setTyped] = useState(noResult);
  const { id, version, home, away } = match;
  const names = { home: home?.name ?? '', away: away?.name ?? '' };
  const isComplete = problemOf(typed, { isKnockout }, rules) === null;
  return (
    <form
      className={styles.finish}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) void actions.finish(toResult({ ...typed, version }, { id, isKnockout }, rules));
      }}
    >
      <ResultBoxes
        matchId={id}
        hasShootOut={mayShootOut(typed, { isKnockout }, rules)}
        rules={rules}
        names={names}
        typed={typed}
        onType={setTyped}
      />
      <Button type="submit" variant="outlined" disabled={actions.isBusy || !isComplete}>
        {t('finish')}
      </Button>
    </form>
  );
}
