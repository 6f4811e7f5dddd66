import { raceRecordRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';
import type { RaceInfo } from './load.ts';

const recordClient = async () => serverClient(raceRecordRoutes, await headers());
type Client = Awaited<ReturnType<typeof recordClient>>;

export function loadRecords(code: string, query: Parameters<Client['list']>[0]['query']) {
  return orNotFound(async () => (await recordClient()).list({ params: { code }, query }));
}

export type RecordPage = Awaited<ReturnType<typeof loadRecords>>;
export type RecordRow = RecordPage['items'][number];

export type RecordBadge = Awaited<ReturnType<Client['ofRace']>>['items'][number]['records'][number];
/** Records at the time of each result, by entry. */
export type RecordBadges = ReadonlyMap<string, readonly RecordBadge[]>;

/** The record badges of a results page; empty while results can change, or if no records are kept. */
export async function loadBadges(
  code: string,
  { id: raceId, publication, recordEvent, legEvent }: RaceInfo,
  query: Parameters<Client['ofRace']>[0]['query'],
): Promise<RecordBadges> {
  const hasRecords = recordEvent !== null || legEvent !== null;
  const isOver = publication === 'PROVISIONAL' || publication === 'OFFICIAL';
  if (!hasRecords || !isOver) return new Map();
  // Records of a private competition are not loaded.
  const { items } = await (await recordClient())
    .ofRace({ params: { code, raceId }, query })
    .catch(() => ({ items: [] }));
  return new Map(items.map(({ entryId, records }) => [entryId, records]));
}
