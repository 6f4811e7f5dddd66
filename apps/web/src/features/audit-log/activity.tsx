'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { auditLogApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { useDownload } from '../downloads/index.ts';
import styles from './activity.module.css';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { type Criteria, filterOf, noCriteria } from './use-activity.ts';

/** The audit log of an organisation, for its admins. */
export function Activity({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('auditLog');
  const [criteria, change] = useUrlState(noCriteria);
  return (
    <Card title={t('title')} aside={<ExportButton orgCode={orgCode} criteria={criteria} />} flush>
      <p className={styles.intro}>{t('text')}</p>
      <ActivityFilters orgCode={orgCode} criteria={criteria} onChange={change} />
      <ActivityList orgCode={orgCode} criteria={criteria} onClear={() => change(noCriteria)} />
    </Card>
  );
}

/** Exports what matches the filters. */
function ExportButton({ orgCode, criteria }: { readonly orgCode: string; readonly criteria: Criteria }) {
  const t = useTranslations('auditLog');
  const locale = useLocale();
  const { isBusy, download } = useDownload(() =>
    auditLogApi.export({ params: { orgCode }, query: { ...filterOf(criteria), locale } }),
  );
  return (
    <Button variant="outlined" startIcon={<DownloadRounded />} aria-disabled={isBusy} onClick={download}>
      {t('export')}
    </Button>
  );
}
