'use client';

import { endingByPoints } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoutFields } from '../../../ui/bout/bout-fields.tsx';
import {
  type BoutValues,
  clockText,
  firstBout,
  isComplete,
  toBoutInput,
} from '../../../ui/bout/bout-values.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { useClock, useDeskContext } from '../data/desk-context.tsx';
import { newId } from '../data/use-register.ts';
import { canEnd } from '../events/can-end.ts';
import { timeInRound } from '../events/time-in-round.ts';

interface EndBoutProps {
  readonly onClose: () => void;
}

/** How a bout ended, prefilled as far as the desk knows. Queued like every event and sent when online. */
export function EndBoutSheet({ onClose }: EndBoutProps) {
  const t = useTranslations('matchDesk');
  const { desk, rules, clockOffset, move } = useDeskContext();
  const clock = useClock();
  const [values, setValues] = useState(useFirstValues());
  const names = { home: desk.home?.name ?? '', away: desk.away?.name ?? '' };
  const isReady = isComplete(values, rules, desk.isKnockout);
  const end = () => {
    if (!isReady) return;
    const at = new Date(Date.now() + clockOffset).toISOString();
    const { minute, second } = clock;
    const event = {
      clientEventId: newId(),
      type: 'END',
      period: clock.period ?? 1,
      minute,
      second,
      at,
    } as const;
    move({ move: 'FINISH', event, bout: toBoutInput(values, rules) });
    onClose();
  };
  return (
    <Sheet
      title={t('endBoutTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" aria-disabled={!isReady} disabled={!isReady} onClick={end}>
          {t('endBout')}
        </Button>
      }
    >
      <Fields>
        <BoutFields
          values={values}
          rules={rules}
          names={names}
          onChange={setValues}
          isKnockout={desk.isKnockout}
          mayBeByScore={false}
        />
      </Fields>
    </Sheet>
  );
}

/** The time is taken when the sheet opens; the points may already show the winner. */
function useFirstValues(): BoutValues {
  const { desk, rules, match } = useDeskContext();
  const clock = useClock();
  const isOver = canEnd({ match, rules, clock, decider: desk.decider });
  const byPoints = endingByPoints({ score: match.tally.score, isOver }, rules);
  const period = clock.period === null || clock.period === 'SO' ? 1 : clock.period;
  return {
    ...firstBout(null),
    ...(byPoints ?? {}),
    period,
    time: clockText(timeInRound(clock, period, rules)),
  };
}
