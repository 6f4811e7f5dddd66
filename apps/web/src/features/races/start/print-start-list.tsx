'use client';

import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { sheetApi } from '../../../lib/api/sheet.ts';
import { useDownload } from '../../downloads/index.ts';
import type { RaceRef } from '../data/use-races.ts';

/** A start list for printing, with full names. */
export function PrintStartList({ competitionId, raceId }: RaceRef) {
  const t = useTranslations('races.start');
  const locale = useLocale();
  const { isBusy, download } = useDownload(() =>
    sheetApi.printedStartList({ params: { id: competitionId, raceId }, query: { locale } }),
  );
  return (
    <Button variant="outlined" startIcon={<PrintOutlined />} aria-disabled={isBusy} onClick={download}>
      {t('print')}
    </Button>
  );
}
