'use client';

import SendRounded from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import type { LicenceCardData } from '../data/use-licences.ts';
import styles from './card.module.css';
import { NewPhoto } from './new-photo.tsx';

const SendAgainDialog = dynamic(
  () => import('./send-again-dialog.tsx').then((file) => file.SendAgainDialog),
  { ssr: false },
);

/** The organiser's reason for returning the licence, who gave it, and what to do. */
export function Returned({ card }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licences');
  const locale = useLocale();
  const { reason, decidedBy, decidedAt } = card;
  return (
    <>
      <div className={styles.says}>
        <h3>{t('says')}</h3>
        <p>{reason}</p>
        {decidedBy !== null && decidedAt !== null && (
          <span>{t('saidBy', { who: decidedBy, when: dayAndTime(locale, new Date(decidedAt)) })}</span>
        )}
      </div>
      <Mending card={card} />
    </>
  );
}

/** Cards stored by an earlier version don't know who can correct them. */
function Mending({ card }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licences.mend');
  const [isOpen, setOpen] = useState(false);
  const { firstName, surnames, team } = card;
  const name = `${firstName} ${surnames}`.trim();
  if (!card.mending?.maySend)
    return (
      <div className={styles.action}>
        <p>{t('byTeam', { team: team.name })}</p>
      </div>
    );
  return (
    <div className={styles.action}>
      <NewPhoto card={card} may={card.mending.photo} />
      <Button
        variant="outlined"
        size="large"
        startIcon={<SendRounded />}
        aria-label={t('sendOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('send')}
      </Button>
      <p>{t('orTeam', { team: team.name })}</p>
      {isOpen && <SendAgainDialog card={card} onClose={() => setOpen(false)} />}
    </div>
  );
}
