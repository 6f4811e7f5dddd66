'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { questionApi } from '../../../../lib/api/question.ts';
import { useExport } from '../../exchange/use-export.ts';

/** All licences with their answers, regardless of filters. */
export function ExportButton({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('licences.organiser');
  const { busy, run } = useExport(() => questionApi.exportLicences({ params: { competitionId } }));
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadRounded />}
      aria-disabled={busy}
      onClick={() => void run()}
    >
      {t(busy ? 'exporting' : 'export')}
    </Button>
  );
}
