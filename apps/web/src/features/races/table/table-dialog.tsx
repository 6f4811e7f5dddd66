'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FileButton, tableFiles } from '../../../ui/exchange/file-button.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useInvalidateRaces } from '../data/use-races.ts';
import styles from './table.module.css';
import { TablePreview } from './table-preview.tsx';
import { type ReadTable, type TableInput, useTable } from './use-table.ts';

interface TableDialogProps<F extends string> {
  readonly id: string;
  readonly title: string;
  readonly example: string;
  readonly fields: readonly { readonly value: F; readonly label: string }[];
  /** Fields that can span several columns. */
  readonly repeatable: readonly F[];
  readonly read: (table: TableInput<F>, signal?: AbortSignal) => Promise<ReadTable<F>>;
  readonly submitLabel: (count: number) => string;
  readonly onSaved: (count: number) => void;
  readonly onClose: () => void;
  /** Further fields beside the table. */
  readonly children?: ReactNode;
}

/** A pasted or uploaded table, a preview of what was parsed, and one button that imports all or nothing. */
export function TableDialog<F extends string>(props: TableDialogProps<F>) {
  const { id, title, example, fields, repeatable, read, submitLabel, onSaved, onClose, children } = props;
  const t = useTranslations();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const table = useTable(id, read);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { preview, error } = table;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (preview === undefined || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { saved } = await table.save();
      await invalidate();
      onSaved(saved);
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('races.table.readFailed')));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      isWide
      title={title}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <SubmitButton
            label={submitLabel(preview?.total ?? 0)}
            busyLabel={t('races.table.busy')}
            busy={busy}
          />
        </>
      }
    >
      <div className={`${styles.fields} ${preview ? styles.isRead : ''}`}>
        <TextArea
          label={t('races.table.list')}
          hint={preview ? undefined : t('races.table.hint')}
          rows={preview ? 4 : 8}
          value={table.text}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          wrap="off"
          placeholder={example}
          onChange={({ target }) => table.edit(target.value)}
        />
        {!preview && (
          <FileButton
            label={t('races.table.file')}
            hint={t('races.table.fileHint')}
            accept={`${tableFiles},.tsv`}
            onText={table.replace}
          />
        )}
        {error !== null && <FormError>{failureMessage(error, t('races.table.readFailed'))}</FormError>}
        {preview && (
          <TablePreview table={preview} fields={fields} repeatable={repeatable} onColumns={table.choose} />
        )}
        {children}
        {failure !== null && <FormError>{failure}</FormError>}
      </div>
    </FormDialog>
  );
}
