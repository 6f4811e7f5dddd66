'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type ImportedRow, rowsIn, wrongRows } from './imported-rows.ts';

export type Mode = 'PREVIEW' | 'COMMIT';

export interface Importing {
  readonly send: (csv: string, mode: Mode) => Promise<{ rows: readonly ImportedRow[]; written: number }>;
  readonly onDone: (written: number) => Promise<void>;
}

/** A table on its way in: read first, written when nothing in it is wrong. Whatever is typed stays. */
export function useCsvImport({ send, onDone }: Importing) {
  const t = useTranslations('competitionExchange');
  const sentence = useFailureMessage();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ImportedRow[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<Mode | null>(null);

  const explain = (reason: unknown) => {
    const refused = reason instanceof CallFailure ? rowsIn(reason.error?.details) : null;
    // The rows say it better than the sentence about all of them.
    if (refused !== null) setRows(refused);
    else setFailure(sentence(reason, t('failed')));
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
