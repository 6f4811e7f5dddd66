'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type ImportedRow, rowsIn, wrongRows } from './imported-rows.ts';

type Mode = 'PREVIEW' | 'COMMIT';

export interface CsvImport {
  readonly send: (csv: string, mode: Mode) => Promise<{ rows: readonly ImportedRow[]; written: number }>;
  readonly onDone: (importedCount: number) => Promise<void>;
}

/** Checked first, then imported if there are no errors. The input stays. */
export function useCsvImport({ send, onDone }: CsvImport) {
  const t = useTranslations('competitionExchange');
  const failureMessage = useFailureMessage();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ImportedRow[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<Mode | null>(null);

  const explain = (reason: unknown) => {
    const refused = reason instanceof CallFailure ? rowsIn(reason.error?.details) : null;
    // The rows are more precise than the overall message.
    if (refused !== null) setRows(refused);
    else setFailure(failureMessage(reason, t('failed')));
  };
  const run = async (csv: string, mode: Mode) => {
    if (busy !== null) return;
    setBusy(mode);
    setFailure(null);
    try {
      const read = await send(csv, mode);
      if (mode === 'COMMIT') await onDone(read.written);
      else setRows(read.rows);
    } catch (reason) {
      explain(reason);
    } finally {
      setBusy(null);
    }
  };
  const write = (csv: string) => {
    setText(csv);
    setRows(null);
    setFailure(null);
  };
  const take = (csv: string) => {
    write(csv);
    void run(csv, 'PREVIEW');
  };
  const isClean = rows !== null && rows.length > 0 && wrongRows(rows) === 0;
  const submit = () => (text.trim() === '' ? setFailure(t('nothing')) : void run(text, next));
  const next: Mode = isClean ? 'COMMIT' : 'PREVIEW';
  return { text, write, take, rows, failure, busy, submit, next };
}
