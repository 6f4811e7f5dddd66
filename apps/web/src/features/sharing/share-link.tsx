'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import Button from '@mui/material/Button';
import { codeFromName } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { ButtonRow } from '../../ui/button-row.tsx';
import { saveBlob } from '../../ui/exchange/save-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import { qrPng } from '../../ui/qr/qr-png.ts';
import styles from './sharing.module.css';
import { useShareLink } from './use-share-link.ts';

interface ShareLinkProps {
  readonly name: string;
  /** The public page, for the QR code. */
  readonly url: string;
  /** Shared instead of the current page. */
  readonly sharedUrl?: string | undefined;
}

/** The link, and a QR code of the public page for posters. */
export function ShareLink({ name, url, sharedUrl }: ShareLinkProps) {
  const t = useTranslations('sharing');
  const toast = useToast();
  const share = useShareLink(name, sharedUrl);
  const saveCode = async () => {
    const picture = await qrPng(url);
    if (picture === null) toast(t('downloadFailed'), 'error');
    else saveBlob(`qr-${codeFromName(name)}.png`, picture);
  };
  return (
    <div className={styles.link}>
      <QrCode text={url} label={t('qrOf', { name })} className={styles.qr} />
      <ButtonRow>
        <Button variant="contained" startIcon={<LinkRounded />} onClick={() => void share()}>
          {t('shareLink')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadRounded />} onClick={() => void saveCode()}>
          {t('saveQr')}
        </Button>
      </ButtonRow>
    </div>
  );
}
