'use client';

import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './fresh-qr.module.css';
import { PrintSheet } from './print-sheet.tsx';
import type { QrTeam } from './qr-dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import type { CreatedQr } from './use-qr.ts';
import { useShareActions } from './use-share-actions.ts';

interface CreatedQrProps {
  readonly qr: CreatedQr;
  readonly team: QrTeam;
}

export function CreatedQrView({ qr, team }: CreatedQrProps) {
  const t = useTranslations('teamQr');
  const locale = useLocale();
  const { linkField, copy, share } = useShareActions(qr.url, t('shareTitle', { name: team.name }));
  return (
    <div className={styles.qr}>
      <QrPicture svg={qr.svg} alt={t('alt', { name: team.name })} className={styles.picture} />
      <p className={styles.limits}>
        {t('limits', { count: qr.maxUses, until: dayAndTime(locale, new Date(qr.expiresAt)) })}
      </p>
      <input
        ref={linkField}
        readOnly
        value={qr.url}
        aria-label={t('link')}
        className={styles.link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button variant="contained" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {share !== null && (
          <Button variant="outlined" startIcon={<IosShareRounded />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Notice tone="info">{t('once')}</Notice>
      <PrintSheet qr={qr} team={team} />
    </div>
  );
}
