import type { Database } from '../../../platform/db/schema.ts';
import { listPodiums, type PhaseFacts, playedOff, readFacts, tablesOf } from '../../progression/index.ts';

type Positions = ReadonlyMap<string, { readonly position: number; readonly group: string | null }>;

export interface FinalPositions {
  readonly isFinal: boolean;
  /** By team. Teams in no table and not on the podium of a knockout have no position. */
  readonly positions: Positions;
}

/** Final positions: from the last tables, the podium of a final, or a table as changed by a play-off. */
export async function finalPositions(
  db: Database,
  competitionId: string,
  now: () => Date,
): Promise<FinalPositions> {
  const phases = (await readFacts(db, competitionId, now)).filter(({ state }) => state !== 'CANCELED');
  const last = phases.at(-1);
  if (!last) return { isFinal: false, positions: new Map() };
  const isFinal = last.state === 'FINISHED';
  const inTables = last.matches.length === 0 ? new Map() : tablePositions(last);
  if (inTables.size > 0) return { isFinal, positions: inTables };
  const podium = new Map((await listPodiums(db, [competitionId])).map(({ id, place }) => [id, place]));
  return { isFinal, positions: alone(playedOff(phases) ?? podium) };
}

const alone = (places: ReadonlyMap<string, number>): Positions =>
  new Map([...places].map(([team, position]) => [team, { position, group: null }]));

function tablePositions(phase: PhaseFacts): Positions {
  const rows = tablesOf(phase).flatMap(({ groupKey, table }) =>
    table.rows.map(({ team, rank }) => [team, { position: rank, group: groupKey }] as const),
  );
  return new Map(rows);
}
