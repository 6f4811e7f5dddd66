'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { sheetApi } from '../../lib/api/browser.ts';
import { saveBlob } from '../../ui/exchange/save-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

const lists = {
  competitions: sheetApi.competitionsOfOrganisation,
  matches: sheetApi.matchesOfOrganisation,
  teams: sheetApi.teamsOfOrganisation,
  members: sheetApi.membersOfOrganisation,
};

interface ListDownloadProps {
  readonly list: keyof typeof lists;
  readonly orgCode: string;
}

export function ListDownload({ list, orgCode }: ListDownloadProps) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { fileName, blob } = await lists[list]({ params: { orgCode }, query: { locale } });
      saveBlob(fileName, blob);
    } catch (failure) {
      toast(failureMessage(failure, t('downloadFailed')), 'error');
    }
    setBusy(false);
  };
  return (
    <IconButton
      title={t('download')}
      aria-label={t('download')}
      aria-disabled={isBusy}
      onClick={() => void download()}
      sx={{ width: 44, height: 44, color: 'var(--primary)' }}
    >
      {isBusy ? <CircularProgress size={20} /> : <DownloadRounded />}
    </IconButton>
  );
}
