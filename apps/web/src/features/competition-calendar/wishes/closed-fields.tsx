'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { useLocale, useTranslations } from 'next-intl';
import { useFieldArray, useWatch } from 'react-hook-form';
import { calendarDay } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { ClosedDateData } from '../../venues/index.ts';
import type { WishesForm } from './use-wishes-form.ts';
import styles from './wishes.module.css';

interface ClosedFieldsProps {
  readonly orgCode: string;
  readonly wishesForm: WishesForm;
  readonly closed: readonly ClosedDateData[];
}

/** Days that are closed anyway, and those excluded for this calendar. */
export function ClosedFields({ orgCode, wishesForm, closed }: ClosedFieldsProps) {
  const t = useTranslations('competitionCalendar');
  const { form, problem } = wishesForm;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'closedDates' });
  return (
    <div className={styles.closed}>
      <ExistingClosures orgCode={orgCode} wishesForm={wishesForm} closed={closed} />
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.span}>
          <DateField
            {...form.register(`closedDates.${index}.from`)}
            label={t('closedFrom')}
            error={problem(`closedDates.${index}.from`)}
          />
          <DateField
            {...form.register(`closedDates.${index}.to`)}
            label={t('closedTo')}
            error={problem(`closedDates.${index}.to`)}
          />
          <span className={styles.remove}>
            <IconButton aria-label={t('removeClosed', { number: index + 1 })} onClick={() => remove(index)}>
              <CloseRounded />
            </IconButton>
          </span>
        </div>
      ))}
      <Button variant="outlined" startIcon={<AddRounded />} onClick={() => append({ from: '', to: '' })}>
        {t('addClosed')}
      </Button>
    </div>
  );
}

function ExistingClosures({ orgCode, wishesForm: { form }, closed }: ClosedFieldsProps) {
  const t = useTranslations('competitionCalendar');
  const locale = useLocale();
  const [firstDay, lastDay] = useWatch({ control: form.control, name: ['firstDay', 'lastDay'] });
  const inside = closed.filter(({ startsOn, endsOn }) => startsOn <= lastDay && endsOn >= firstDay);
  const link = <TextLink href={`/dashboard/${orgCode}/venues?tab=closed`}>{t('editClosed')}</TextLink>;
  if (inside.length === 0)
    return (
      <p className={styles.quiet}>
        {t('noClosed')} {link}
      </p>
    );
  return (
    <>
      <ul className={styles.known}>
        {inside.map(({ id, startsOn, endsOn, reason, venue, team }) => (
          <li key={id}>
            <b>{venue?.name ?? team?.name ?? t('everybody')}</b>
            <span className={styles.quiet}>
              {[
                [startsOn, endsOn]
                  .filter((day, index) => index === 0 || day !== startsOn)
                  .map((day) => calendarDay(locale, day))
                  .join(' – '),
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{link}</p>
    </>
  );
}
