import { isRaced } from '@traip/engine';
import type { Raced } from './facts.ts';
import type { ReadResult, readerFor } from './read.ts';

type Reader = Pick<ReturnType<typeof readerFor>, 'races' | 'raceResults'>;

/** What a picture of races shows; null for team competitions. */
export async function racedOf(
  reader: Reader,
  { id, category }: Pick<ReadResult<'competition'>, 'id' | 'category'>,
): Promise<Raced | null> {
  if (!isRaced(category.sportVariantKey)) return null;
  const races = (await reader.races(id))?.races ?? [];
  const published = races.filter(({ publication, results }) => publication !== 'DRAFT' && results > 0);
  const [last] = published.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  const runners = races.reduce((sum, { entries }) => sum + entries, 0);
  return { runners, latest: last ? await reader.raceResults(id, last.id) : null };
}
