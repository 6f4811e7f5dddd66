'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ActionRow } from '../../ui/list/action-row.tsx';
import { type Candidate, isOpen } from './use-joint-calendar.ts';

/** Competitions without playing times, which can't be planned jointly, and why. */
export function BlockedCompetitions({ competitions }: { readonly competitions: readonly Candidate[] }) {
  const t = useTranslations('jointCalendar');
  const blocked = competitions.filter((one) => !isOpen(one));
  if (blocked.length === 0) return null;
  return (
    <Card title={t('notYet')} flush>
      <ul>
        {blocked.map(({ id, name }) => (
          <ActionRow key={id} title={name} text={t('blocked.CALLED')} />
        ))}
      </ul>
    </Card>
  );
}
