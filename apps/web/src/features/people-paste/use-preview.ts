'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallReply, DateOrder, PeopleTable, PersonColumn, squadCalls, Write } from '@traip/contract';
import { useEffect, useState } from 'react';
import { type AvailableColumn, type Columns, withAvailable } from './columns.ts';

export type Preview = CallReply<(typeof squadCalls)['readTable']>;

/** Parses a list for a team or a club. */
export interface TableReader {
  /** The id of the team or club in the cache. */
  readonly id: string;
  readonly read: (table: Write<typeof PeopleTable>, signal: AbortSignal) => Promise<Preview>;
  readonly available: readonly AvailableColumn[];
}

/** The input to parse. Its number identifies it, since a text may be long. */
interface Table {
  readonly number: number;
  readonly text: string;
  /** Undefined: as the server recognises them. */
  readonly columns: Columns | undefined;
  /** Undefined: not asked. */
  readonly dateOrder: DateOrder | undefined;
}

/** Long enough for fast typing to be parsed once. */
const debounceDelay = 300;

/** The parsed list, updated with every change. */
export function usePreview(reader: TableReader) {
  const [table, setTable] = useState<Table>({
    number: 0,
    text: '',
    columns: undefined,
    dateOrder: undefined,
  });
  const { number, text, columns, dateOrder } = useDebounced(table);
  const query = useQuery({
    queryKey: ['squadTable', { id: reader.id, number }],
    queryFn: ({ signal }) => readPeople(reader, { text, columns, dateOrder }, signal),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // Names and documents are discarded with the dialog.
    gcTime: 0,
  });
  const next = (change: Partial<Table>) =>
    setTable((before) => ({ ...before, ...change, number: before.number + 1 }));
  return {
    query,
    text: table.text,
    hasText: table.text.trim() !== '',
    /** Keeps the chosen columns. */
    edit: (newText: string) => next({ text: newText }),
    /** Replaces the list; its columns are recognised again. */
    replace: (newText: string) => next({ text: newText, columns: undefined, dateOrder: undefined }),
    forgetChoices: () => next({ columns: undefined, dateOrder: undefined }),
    chooseColumns: (chosen: readonly (PersonColumn | null)[]) => next({ columns: chosen }),
    dateOrder: table.dateOrder,
    chooseDateOrder: (dateOrder: DateOrder) => next({ dateOrder }),
  };
}

async function readPeople(
  reader: TableReader,
  { text, columns, dateOrder }: Pick<Table, 'text' | 'columns' | 'dateOrder'>,
  signal: AbortSignal,
): Promise<Preview> {
  const read = (chosen: Columns | undefined) =>
    reader.read({ text, ...(chosen && { columns: [...chosen] }), ...(dateOrder && { dateOrder }) }, signal);
  const preview = await read(columns);
  const others = withAvailable(
    preview.columns.map(({ field }) => field),
    reader.available,
  );
  return others === null ? preview : read(others);
}

function useDebounced(table: Table): Table {
  const [settled, setSettled] = useState(table);
  useEffect(() => {
    const id = setTimeout(() => setSettled(table), debounceDelay);
    return () => clearTimeout(id);
  }, [table]);
  return settled;
}
