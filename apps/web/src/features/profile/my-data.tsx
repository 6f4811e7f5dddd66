'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { profileApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { saveFile } from '../../ui/exchange/save-file.ts';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './profile.module.css';

export function MyData({ userCode }: { userCode: string }) {
  const t = useTranslations('profile');
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const data = JSON.stringify(await profileApi.myData(), null, 2);
      saveFile(`traip-${userCode}.json`, data, 'application/json');
    } catch (reason) {
      setFailure(failureMessage(reason, t('downloadFailed')));
    }
    setBusy(false);
  };
  return (
    <Card title={t('myData')}>
      <p className={styles.text}>{t('myDataText')}</p>
      {failure !== null && <FormError>{failure}</FormError>}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<DownloadRounded />}
        aria-disabled={busy}
        onClick={() => void download()}
      >
        {busy ? t('downloading') : t('download')}
      </Button>
    </Card>
  );
}
