'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslations } from 'next-intl';
import { sheetApi } from '../../lib/api/sheet.ts';
import { useDownload } from './use-download.ts';

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
  const { isBusy, download } = useDownload(() => lists[list]({ params: { orgCode }, query: { locale } }));
  return (
    <IconButton
      title={t('download')}
      aria-label={t('download')}
      aria-disabled={isBusy}
      onClick={download}
      sx={{ width: 44, height: 44, color: 'var(--primary)' }}
    >
      {isBusy ? <CircularProgress size={20} /> : <DownloadRounded />}
    </IconButton>
  );
}
