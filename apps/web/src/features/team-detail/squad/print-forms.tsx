'use client';

import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { consentApi } from '../../../lib/api/consent.ts';
import { useDownload } from '../../downloads/index.ts';

/** For clubs whose parents sign on paper: a form for each minor. */
export function PrintForms({ teamId }: { readonly teamId: string }) {
  const t = useTranslations('consentPapers');
  const locale = useLocale();
  const { isBusy, download } = useDownload(() =>
    consentApi.printForms({ params: { teamId }, query: { locale } }),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      title={t('printAllHint')}
      aria-disabled={isBusy}
      onClick={download}
    >
      {t('printAll')}
    </Button>
  );
}
