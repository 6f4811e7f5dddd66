'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { maxSponsors } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { useToast } from '../../../ui/feedback/toast.tsx';
import styles from '../data/look.module.css';
import type { LookSettingsData, LookSubject } from '../data/use-look.ts';
import type { LookFormState } from '../data/use-look-form.ts';
import { SponsorFields } from './sponsor-fields.tsx';

interface SponsorListProps {
  readonly lookForm: LookFormState;
  readonly subject: LookSubject;
  readonly look: LookSettingsData;
}

/** Saved with the form; until then a removed sponsor can be restored. */
export function SponsorList({ lookForm, subject, look }: SponsorListProps) {
  const t = useTranslations('look');
  const toast = useToast();
  const { control, getValues } = lookForm.form;
  const list = useFieldArray({ control, name: 'sponsors', keyName: 'key' });
  const count = list.fields.length;
  const remove = (place: number) => {
    const sponsor = getValues(`sponsors.${place}`);
    list.remove(place);
    toast(t('removed', { name: sponsor.name }), 'success', {
      label: t('undo'),
      run: () => list.insert(place, sponsor),
    });
  };
  return (
    <section aria-label={t('sponsors')} className={styles.sponsors}>
      <h3 className={styles.heading}>{t('sponsors')}</h3>
      {count === 0 && (
        <p className={styles.text}>
          {look.inherited.sponsors.length > 0
            ? t('inheritedSponsors', { names: look.inherited.sponsors.map(({ name }) => name).join(', ') })
            : t('noSponsors')}
        </p>
      )}
      <ol className={styles.list}>
        {list.fields.map(({ key, id }, place) => (
          <SponsorFields
            key={key}
            lookForm={lookForm}
            subject={subject}
            place={place}
            count={count}
            stored={look.own.sponsors.find((sponsor) => sponsor.id === id)}
            onMove={(to) => list.move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      {count < maxSponsors && (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => list.append({ name: '', website: '' })}
        >
          {t('addSponsor')}
        </Button>
      )}
    </section>
  );
}
