import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskData } from '../queue/types.ts';
import { historyEntries } from './history-entries.ts';

const marta = { kind: 'PERSON', name: 'Marta Crespo', role: 'admin' } as const;
const event = (id: string, seq: number, createdAt: string) => ({ id, seq, createdAt, by: marta }) as never;

test('the history lists current events, undone ones and other actions, latest first', () => {
  const desk = {
    events: [event('start', 1, '2027-03-13T10:00:00Z'), event('goal', 2, '2027-03-13T10:00:00Z')],
    takenBack: [
      {
        ...(event('wrong', 3, '2027-03-13T10:05:00Z') as object),
        deletedAt: '2027-03-13T10:06:00Z',
        deletedBy: marta,
      },
    ],
    records: [{ id: '7', action: 'REFEREES_SET', at: '2027-03-13T09:00:00Z', by: marta }],
  } as unknown as DeskData;
  const books = historyEntries(desk);
  assert.deepEqual(
    books.map(({ key, undone }) => [key, undone?.at ?? null]),
    [
      ['wrong', '2027-03-13T10:06:00Z'],
      ['goal', null],
      ['start', null],
      ['record 7', null],
    ],
  );
});
