'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ActionRow } from '../../ui/list/action-row.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import type { Candidate } from './use-joint-calendar.ts';

interface BlockedCompetitionsProps {
  readonly orgCode: string;
  readonly competitions: readonly Candidate[];
}

/** Those that cannot be planned yet, why, and where to change that. */
export function BlockedCompetitions({ orgCode, competitions }: BlockedCompetitionsProps) {
  const t = useTranslations('jointCalendar');
  const blocked = competitions.flatMap(({ id, name, blocked }) =>
    blocked === null ? [] : [{ id, name, reason: blocked }],
  );
  if (blocked.length === 0) return null;
  return (
    <Card title={t('notYet')} flush>
      <ul>
        {blocked.map(({ id, name, reason }) => (
          <ActionRow key={id} title={name} text={t(`blocked.${reason}`)}>
            {reason !== 'CALLED' && (
              <ButtonLink
                variant="outlined"
                href={`/dashboard/${orgCode}/competitions/${id}?tab=calendar&part=search`}
                aria-label={t('setDaysOf', { name })}
              >
                {t('setDays')}
              </ButtonLink>
            )}
          </ActionRow>
        ))}
      </ul>
    </Card>
  );
}
