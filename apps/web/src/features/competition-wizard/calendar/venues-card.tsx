'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/choice/check-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import type { DraftCalendar } from '../draft/draft.ts';
import { maxMatchesPerDay } from './playing-days.ts';
import type { useRhythm } from './use-rhythm.ts';

interface VenuesCardProps {
  readonly calendar: DraftCalendar;
  readonly rhythm: ReturnType<typeof useRhythm>;
  readonly onChange: (changed: Partial<DraftCalendar>) => void;
}

export function VenuesCard({ calendar, rhythm, onChange }: VenuesCardProps) {
  const t = useTranslations('competitionWizard.calendar');
  const { venues, fields } = rhythm;
  const perDay = t('perDay', { count: maxMatchesPerDay(rhythm) });
  return (
    <Card title={t('where')}>
      <Fields>
        {venues.length === 0 ? (
          <>
            <NumberStepper
              label={t('fields')}
              hint={perDay}
              value={calendar.fields}
              min={1}
              max={100}
              onChange={(fieldCount) => onChange({ fields: fieldCount })}
            />
            <Notice tone="info">{t('noVenues')}</Notice>
          </>
        ) : (
          <>
            <CheckList
              legend={t('venues')}
              options={venues.map(({ id, name, fields: own }) => ({
                value: id,
                label: name,
                hint: t('fieldCount', { count: own.length }),
              }))}
              value={calendar.venueIds}
              onChange={(venueIds) => onChange({ venueIds })}
            />
            <p>{t('venuesSum', { fields, perDay })}</p>
            <SwitchRow
              label={t('planNow')}
              hint={t('planNowHint')}
              checked={calendar.planNow}
              onChange={(planNow) => onChange({ planNow })}
            />
          </>
        )}
      </Fields>
    </Card>
  );
}
