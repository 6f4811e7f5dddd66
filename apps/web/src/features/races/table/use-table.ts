'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface ReadTable<F extends string> {
  readonly columns: readonly {
    readonly index: number;
    readonly heading: string | null;
    readonly field: F | null;
  }[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly total: number;
  readonly saved: number;
  readonly problems: readonly RowRemark[];
  /** Warnings about rows that are saved anyway. */
  readonly warnings?: readonly RowRemark[];
}

interface RowRemark {
  readonly line: number;
  readonly value: string;
  readonly message: { readonly es: string; readonly en: string };
}

export interface TableInput<F extends string> {
  readonly text: string;
  readonly columns?: (F | null)[];
  readonly mode: 'PREVIEW' | 'COMMIT';
}

interface Draft<F extends string> {
  readonly number: number;
  readonly text: string;
  /** Undefined: as the server recognises them. */
  readonly columns: readonly (F | null)[] | undefined;
}

/** Long enough for fast typing to be parsed once. */
const pause = 300;

/** The parsed table, updated with every change. */
export function useTable<F extends string>(
  id: string,
  read: (table: TableInput<F>, signal?: AbortSignal) => Promise<ReadTable<F>>,
) {
  const [draft, setDraft] = useState<Draft<F>>({ number: 0, text: '', columns: undefined });
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  const inputOf = ({ text, columns }: Draft<F>, mode: 'PREVIEW' | 'COMMIT') => ({
    text,
    mode,
    ...(columns && { columns: [...columns] }),
  });
  const query = useQuery({
    queryKey: ['raceTable', { id, number: settled.number }],
    queryFn: ({ signal }) => read(inputOf(settled, 'PREVIEW'), signal),
    enabled: settled.text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // Names are discarded with the dialog.
    gcTime: 0,
  });
  const next = (change: Partial<Draft<F>>) =>
    setDraft((before) => ({ ...before, ...change, number: before.number + 1 }));
  return {
    text: draft.text,
    preview: draft.text.trim() !== '' && query.error === null ? query.data : undefined,
    error: draft.text.trim() === '' ? null : query.error,
    edit: (text: string) => next({ text }),
    /** Replaces the table; its columns are recognised again. */
    replace: (text: string) => next({ text, columns: undefined }),
    choose: (columns: readonly (F | null)[]) => next({ columns }),
    save: () => read(inputOf(draft, 'COMMIT')),
  };
}
