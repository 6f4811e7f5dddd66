import type { Database } from '../../../platform/db/schema.ts';
import { listPodiums, readFacts, tablesOf } from '../../progression/index.ts';

export interface FinalPositions {
  readonly isFinal: boolean;
  /** By team. Who is in none of the tables, and not on the podium of a knock-out, has no position. */
  readonly positions: ReadonlyMap<string, { readonly position: number; readonly group: string | null }>;
}

/** Where teams ended: in the last tables, or on the podium of a final. */
export async function finalPositions(
  db: Database,
  competitionId: string,
  now: () => Date,
): Promise<FinalPositions> {
  const phases = await readFacts(db, competitionId, now, ({ state }, index, all) => {
    const isLast = all.findLastIndex((phase) => phase.state !== 'CANCELED') === index;
    return isLast && state !== 'CANCELED';
  });
  const [last] = phases;
  if (!last) return { isFinal: false, positions: new Map() };
  const isFinal = last.state === 'FINISHED';
  const tables = last.matches.length === 0 ? [] : tablesOf(last);
  if (tables.length === 0) {
    const podium = await listPodiums(db, [competitionId]);
    return {
      isFinal,
      positions: new Map(podium.map(({ id, place }) => [id, { position: place, group: null }])),
    };
  }
  const rows = tables.flatMap(({ groupKey, table }) =>
    table.rows.map(({ team, rank }) => [team, { position: rank, group: groupKey }] as const),
  );
  return { isFinal, positions: new Map(rows) };
}
