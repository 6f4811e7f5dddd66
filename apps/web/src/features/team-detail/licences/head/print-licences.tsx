'use client';

import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { sheetApi } from '../../../../lib/api/sheet.ts';
import { useDownload } from '../../../downloads/index.ts';

export interface PrintLicencesProps {
  readonly competitionId: string;
  readonly teamId: string;
}

/** The valid licences as printable cards. */
export function PrintLicences({ competitionId: id, teamId }: PrintLicencesProps) {
  const t = useTranslations('licences.club');
  const locale = useLocale();
  const { isBusy, download } = useDownload(() =>
    sheetApi.printedLicences({ params: { id, teamId }, query: { locale } }),
  );
  return (
    <Button variant="text" startIcon={<PrintOutlined />} aria-disabled={isBusy} onClick={download}>
      {t('print')}
    </Button>
  );
}
