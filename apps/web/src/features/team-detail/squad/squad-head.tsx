'use client';

import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import QrCode2Rounded from '@mui/icons-material/QrCode2Rounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { PrintForms } from './print-forms.tsx';
import styles from './squad.module.css';

export type SquadTask = 'paste' | 'add' | 'qr';

interface SquadHeadProps {
  readonly teamId: string;
  readonly count: number;
  readonly hasMinors: boolean;
  readonly onTask: (task: SquadTask) => void;
}

/** The number of people, and the ways to add more. */
export function SquadHead({ teamId, count, hasMinors, onTask }: SquadHeadProps) {
  const t = useTranslations();
  return (
    <section className={styles.summary}>
      <div>
        <h2 className={styles.title}>{t('teamDetail.peopleCount', { count })}</h2>
        <p className={styles.text}>{t('squad.text')}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="contained" startIcon={<ContentPasteRounded />} onClick={() => onTask('paste')}>
          {t('squad.paste.open')}
        </Button>
        <Button variant="outlined" startIcon={<PersonAddAltRounded />} onClick={() => onTask('add')}>
          {t('squad.add.open')}
        </Button>
        <Button variant="outlined" startIcon={<QrCode2Rounded />} onClick={() => onTask('qr')}>
          {t('teamDetail.inviteByQr')}
        </Button>
        {hasMinors && <PrintForms teamId={teamId} />}
      </div>
    </section>
  );
}
