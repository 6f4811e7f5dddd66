import { type Selectable, sql } from 'kysely';
import type { RaceResultsTable } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Everyone on the start list with their stored result. */
export function listStarted(trx: Trx, raceId: string) {
  return trx
    .selectFrom('raceEntries as entry')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(['entry.id', 'entry.bib', 'entry.heat', 'entry.gender', 'entry.handicapTenths'])
    .select(['result.mark', 'result.status', 'result.lineOrder as order', 'result.version'])
    .select(['result.splits', 'result.card', 'result.verdict', 'result.netMark', 'result.wind'])
    .select(['result.elapsed'])
    .select(['result.bonus', 'result.penalty', 'result.sprintPoints', 'result.climbPoints'])
    .where('entry.raceId', '=', raceId)
    .execute();
}

type NewResult = Pick<
  Selectable<RaceResultsTable>,
  | 'entryId'
  | 'mark'
  | 'status'
  | 'lineOrder'
  | 'splits'
  | 'netMark'
  | 'wind'
  | 'elapsed'
  | 'source'
  | 'gender'
  | 'card'
  | 'bonus'
  | 'penalty'
  | 'sprintPoints'
  | 'climbPoints'
>;

interface OfRace {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly id: string;
}

const rowsPerStatement = 5000;

export async function saveResultRows(trx: Trx, race: OfRace, rows: readonly NewResult[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(
      rows.slice(start, start + rowsPerStatement).map((row) => ({
        entry_id: row.entryId,
        mark: row.mark,
        status: row.status,
        line_order: row.lineOrder,
        splits: row.splits,
        net_mark: row.netMark,
        wind: row.wind,
        elapsed: row.elapsed,
        card: row.card,
        source: row.source,
        gender: row.gender,
        bonus: row.bonus,
        penalty: row.penalty,
        sprint_points: row.sprintPoints,
        climb_points: row.climbPoints,
      })),
    );
    await sql`insert into race_results (entry_id, organisation_id, competition_id, race_id, mark, status, line_order,
        splits, source, gender, card, bonus, penalty, sprint_points, climb_points, net_mark, wind, elapsed)
      select entry_id, ${race.organisationId}::uuid, ${race.competitionId}::uuid, ${race.id}::uuid, mark, status,
        line_order, splits, source, gender, card, bonus, penalty, sprint_points, climb_points, net_mark, wind, elapsed
      from jsonb_populate_recordset(null::race_results, ${json}::jsonb)
      on conflict (entry_id) do update set mark = excluded.mark, status = excluded.status,
        line_order = excluded.line_order, splits = excluded.splits, source = excluded.source, card = excluded.card,
        bonus = excluded.bonus, penalty = excluded.penalty, sprint_points = excluded.sprint_points,
        climb_points = excluded.climb_points, net_mark = excluded.net_mark, wind = excluded.wind,
        elapsed = excluded.elapsed, version = race_results.version + 1`.execute(trx);
  }
}

export async function deleteResultRows(trx: Trx, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await trx
    .deleteFrom('raceResults')
    .where('entryId', '=', sql<string>`any(${sql.val([...entryIds])}::uuid[])`)
    .execute();
}
