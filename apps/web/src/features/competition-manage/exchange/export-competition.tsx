'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { exchangeApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { saveFile } from '../../../ui/exchange/save-file.ts';
import type { CompetitionData } from '../data/use-competition.ts';
import styles from './exchange.module.css';
import { fileNameOf } from './file-name.ts';
import { useDownload } from './use-export.ts';

export function ExportCompetition({ competition: { id, name } }: { readonly competition: CompetitionData }) {
  const t = useTranslations('competitionExchange');
  const { busy, run } = useDownload(async () => {
    const file = await exchangeApi.exportCompetition({ params: { competitionId: id } });
    saveFile(fileNameOf(name), JSON.stringify(file, null, 2), 'application/json');
  });
  return (
    <Card title={t('whole')}>
      <div className={styles.whole}>
        <p>{t('wholeText')}</p>
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {busy ? t('exporting') : t('exportWhole')}
        </Button>
      </div>
    </Card>
  );
}
