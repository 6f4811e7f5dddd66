'use client';

import { useTranslations } from 'next-intl';
import { FileButton, tableFiles } from '../../../ui/exchange/file-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import styles from './exchange.module.css';
import { ImportedRows } from './imported-rows-table.tsx';
import { type CsvImport, useCsvImport } from './use-csv-import.ts';

interface CsvImportDialogProps extends CsvImport {
  readonly kind: 'teams' | 'results';
  readonly onClose: () => void;
}

/** A table, pasted or from a file: checked row by row, and imported if there are no errors. */
export function CsvImportDialog({ kind, onClose, ...importing }: CsvImportDialogProps) {
  const t = useTranslations();
  const { text, write, take, rows, failure, busy, submit, next } = useCsvImport(importing);
  return (
    <SubmitDialog
      title={t(`competitionExchange.${kind}.title`)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      label={t(next === 'COMMIT' ? 'competitionExchange.commit' : 'competitionExchange.check')}
      busyLabel={t(busy === 'COMMIT' ? 'competitionExchange.writing' : 'competitionExchange.checking')}
      busy={busy !== null}
      failure={failure}
    >
      <FileButton
        label={t('competitionExchange.file')}
        hint={t('competitionExchange.fileHint')}
        accept={tableFiles}
        onText={take}
      />
      <div className={styles.text}>
        <TextArea
          label={t('competitionExchange.paste')}
          hint={t(`competitionExchange.${kind}.hint`)}
          placeholder={t(`competitionExchange.${kind}.example`)}
          rows={rows === null ? 7 : 4}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      {rows !== null && <ImportedRows rows={rows} />}
    </SubmitDialog>
  );
}
