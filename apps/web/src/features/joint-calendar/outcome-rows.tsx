'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ActionRow } from '../../ui/list/action-row.tsx';
import type { JointPlan } from './use-joint-calendar.ts';

interface OutcomeRowsProps {
  readonly plan: JointPlan;
  readonly shown: string | null;
  readonly onShow: (competitionId: string | null) => void;
}

/** What each competition gets; those with unplaced matches come first. */
export function OutcomeRows({ plan: { competitions }, shown, onShow }: OutcomeRowsProps) {
  const t = useTranslations('jointCalendar');
  const worst = competitions.toSorted(
    (one, other) => (other.outcome?.unplaced ?? 0) - (one.outcome?.unplaced ?? 0),
  );
  return (
    <Card title={t('perCompetition')} flush>
      <ul>
        {worst.map(({ id, name, outcome }) => (
          <ActionRow key={id} title={name} text={outcome === null ? '' : t('outcomeFacts', outcome)}>
            <Button
              variant={shown === id ? 'contained' : 'outlined'}
              aria-expanded={shown === id}
              aria-label={t(shown === id ? 'hideOf' : 'showOf', { name })}
              onClick={() => onShow(shown === id ? null : id)}
            >
              {t(shown === id ? 'hide' : 'show')}
            </Button>
          </ActionRow>
        ))}
      </ul>
    </Card>
  );
}
