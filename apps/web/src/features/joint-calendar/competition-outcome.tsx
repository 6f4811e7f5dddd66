'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '../../ui/list/query-state.tsx';
import { OutcomeViews } from '../competition-calendar/index.ts';
import { useJointOutcome } from './use-joint-calendar.ts';

interface CompetitionOutcomeProps {
  readonly orgCode: string;
  readonly planId: string;
  readonly competitionId: string;
}

/** One competition of the joint plan, shown as its own schedule. */
export function CompetitionOutcome({ orgCode, planId, competitionId }: CompetitionOutcomeProps) {
  const t = useTranslations('jointCalendar');
  const query = useJointOutcome(orgCode, planId, competitionId);
  return (
    <QueryState query={query} errorTitle={t('planFailed')} heading="h2">
      {({ competition, phases }) =>
        phases.map(({ phase, wishes, outcome, neighbours }) => (
          <OutcomeViews
            key={phase.id}
            title={`${competition.name} · ${phase.name}`}
            outcome={outcome}
            plan={{ wishes }}
            neighbours={neighbours}
          />
        ))
      }
    </QueryState>
  );
}
