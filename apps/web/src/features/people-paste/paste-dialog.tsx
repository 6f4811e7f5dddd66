'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { FileButton, tableFiles } from '../../ui/exchange/file-button.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { asksDateOrder, DateOrderQuestion } from './date-order.tsx';
import styles from './paste.module.css';
import { type Answer, type Answers, type Destination, planRows } from './plan-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { type Entries, useAddRows } from './use-add-rows.ts';
import { useImportSummary } from './use-import-summary.ts';
import { type TableReader, usePreview } from './use-preview.ts';

interface PasteDialogProps {
  readonly reader: TableReader;
  readonly into: Destination;
  readonly add: (entries: Entries) => Promise<void>;
  readonly explain?: (reason: unknown) => string | null;
  readonly onClose: () => void;
}

/** Shows what will happen to every row before anything is saved. */
export function PasteDialog({ reader, into, add, explain, onClose }: PasteDialogProps) {
  const t = useTranslations('squad.paste');
  const failureMessage = useFailureMessage();
  const preview = usePreview(reader);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const { data, error } = preview.query;
  const shown = preview.hasText && error === null ? data : undefined;
  const { isTeam, squad, mayGiveRoles } = into;
  const rows = useMemo(
    () => planRows(shown?.rows ?? [], { answers, isTeam, squad, mayGiveRoles }),
    [shown, answers, isTeam, squad, mayGiveRoles],
  );
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  const { busy, failure, submit } = useAddRows({ entries, add, explain });
  const summary = useImportSummary(rows, entries.length);
  const answer = useCallback(
    (line: number, choice: Answer) => setAnswers((before) => new Map(before).set(line, choice)),
    [],
  );
  const restart = () => setAnswers(new Map());
  return (
    <FormDialog
      open
      isWide
      title={t('title')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <Actions count={entries.length} summary={shown ? summary : null} busy={busy} onClose={onClose} />
      }
    >
      <div className={`${styles.fields} ${shown ? styles.isRead : ''}`}>
        <TextArea
          label={t('list')}
          hint={shown ? undefined : t('hint')}
          rows={shown ? 3 : 8}
          value={preview.text}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          wrap="off"
          placeholder={t('example')}
          onPaste={() => {
            restart();
            preview.forgetChoices();
          }}
          onChange={(event) => preview.edit(event.target.value)}
        />
        {!shown && (
          <FileButton
            label={t('file')}
            hint={t('fileHint')}
            accept={`${tableFiles},.tsv,text/tab-separated-values`}
            onText={(text) => {
              restart();
              preview.replace(text);
            }}
          />
        )}
        {preview.hasText && error !== null && <FormError>{failureMessage(error, t('readFailed'))}</FormError>}
        {shown && (asksDateOrder(shown.rows) || preview.dateOrder !== undefined) && (
          <DateOrderQuestion value={preview.dateOrder ?? null} onChange={preview.chooseDateOrder} />
        )}
        {shown && (
          <PreviewTable
            columns={shown.columns}
            available={reader.available}
            rows={rows}
            onAnswer={answer}
            onColumns={preview.chooseColumns}
          />
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </div>
    </FormDialog>
  );
}

interface ActionsProps {
  readonly count: number;
  readonly summary: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
}

function Actions({ count, summary, busy, onClose }: ActionsProps) {
  const t = useTranslations();
  return (
    <>
      <p role="status" className={styles.staying}>
        {summary}
      </p>
      <Button variant="outlined" size="large" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <SubmitButton label={t('squad.paste.submit', { count })} busyLabel={t('squad.add.busy')} busy={busy} />
    </>
  );
}
