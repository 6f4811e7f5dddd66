'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { dayAndTime } from '../../i18n/formats.ts';
import styles from './print-sheet.module.css';
import type { QrTeam } from './qr-dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import type { CreatedQr } from './use-qr.ts';

interface PrintSheetProps {
  readonly qr: CreatedQr;
  readonly team: QrTeam;
}

/** One sheet for the wall, without the rest of the page. */
export function PrintSheet({ qr, team }: PrintSheetProps) {
  const t = useTranslations('teamQr');
  const locale = useLocale();
  return createPortal(
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.brand}>Traip</p>
      <h1 className={styles.name}>{team.name}</h1>
      <QrPicture svg={qr.svg} alt="" className={styles.picture} />
      <ol className={styles.steps}>
        <li>{t('steps.scan')}</li>
        <li>{t('steps.enter')}</li>
        <li>{t('steps.join', { name: team.name })}</li>
      </ol>
      <p className={styles.limits}>{t('until', { until: dayAndTime(locale, new Date(qr.expiresAt)) })}</p>
    </section>,
    document.body,
  );
}
