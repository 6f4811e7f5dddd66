'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DayWindowsField } from '../../../ui/calendar-windows/day-windows-field.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { WishesForm } from './use-wishes-form.ts';

const defaultWindow = { weekday: 6, from: '10:00', to: '20:00' };

export function WhenFields({ wishesForm: { form, problem } }: { readonly wishesForm: WishesForm }) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const windows = useWatch({ control: form.control, name: 'windows' });
  return (
    <Fields>
      <Pair>
        <DateField {...form.register('firstDay')} label={t('firstDay')} error={problem('firstDay')} />
        <DateField {...form.register('lastDay')} label={t('lastDay')} error={problem('lastDay')} />
      </Pair>
      <DayWindowsField
        legend={t('kickOffs')}
        hint={t('kickOffsHint')}
        none={t('noMatchesThatDay', { unit })}
        error={problem('windows')}
        value={windows}
        usual={defaultWindow}
        onChange={(value) =>
          form.setValue('windows', [...value], {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        problem={(index) => problem(`windows.${index}.to`) ?? problem(`windows.${index}.from`)}
      />
    </Fields>
  );
}
