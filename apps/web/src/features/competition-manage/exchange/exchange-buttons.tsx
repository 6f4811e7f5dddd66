'use client';

import DownloadRounded from '@mui/icons-material/DownloadRounded';
import UploadRounded from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { exchangeApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type CompetitionData, useInvalidateCompetitions } from '../data/use-competition.ts';
import { CsvImportDialog } from './csv-import-dialog.tsx';
import styles from './exchange.module.css';
import { useExport } from './use-export.ts';

interface ExchangeButtonsProps {
  readonly kind: 'teams' | 'results';
  readonly competition: CompetitionData;
  readonly mayImport: boolean;
}

const importers = { teams: exchangeApi.importTeams, results: exchangeApi.importResults };
const exporters = { teams: exchangeApi.exportTeams, results: exchangeApi.exportResults };

/** Import and export of tables. */
export function ExchangeButtons({ kind, competition, mayImport }: ExchangeButtonsProps) {
  const t = useTranslations('competitionExchange');
  const [isOpen, setOpen] = useState(false);
  const { id: competitionId, abilities } = competition;
  const { busy, run } = useExport(() => exporters[kind]({ params: { competitionId } }));
  const mayExport = abilities.includes('competitions.manage');
  if (!mayImport && !mayExport) return null;
  return (
    <div className={styles.buttons}>
      {mayImport && (
        <Button variant="outlined" startIcon={<UploadRounded />} onClick={() => setOpen(true)}>
          {t('import')}
        </Button>
      )}
      {mayExport && (
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {busy ? t('exporting') : t('export')}
        </Button>
      )}
      {isOpen && <Import kind={kind} competitionId={competitionId} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ImportProps extends Pick<ExchangeButtonsProps, 'kind'> {
  readonly competitionId: string;
  readonly onClose: () => void;
}

function Import({ kind, competitionId, onClose }: ImportProps) {
  const t = useTranslations('competitionExchange');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  return (
    <CsvImportDialog
      kind={kind}
      onClose={onClose}
      send={(csv, mode) => importers[kind]({ body: { competitionId, csv, mode } })}
      onDone={async (importedCount) => {
        await invalidate();
        toast(t(`${kind}.done`, { count: importedCount }));
        onClose();
      }}
    />
  );
}
