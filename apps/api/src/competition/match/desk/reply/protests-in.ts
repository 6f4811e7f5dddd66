import type { Database } from '../../../../platform/db/schema.ts';
import { protestOf } from '../../protest/logged-protest.ts';
import { settlementOf } from '../../protest/protest-reply.ts';
import { listOfMatch } from '../../protest/queries.ts';
import type { MatchRecordRow } from '../people/queries.ts';

/** By record: the latest protest of each team, with its decision. Expects the latest records first. */
export async function protestsIn(db: Database, matchId: string, records: readonly MatchRecordRow[]) {
  const logged = records.flatMap((record) => {
    const protest = protestOf(record);
    return protest === null ? [] : [{ id: record.id, protest }];
  });
  const rows = logged.length === 0 ? [] : await listOfMatch(db, matchId);
  return new Map(
    rows.flatMap((row) => {
      const latest = logged.find(({ protest }) => protest.teamId === row.teamId);
      return latest ? [[latest.id, { ...latest.protest, settlement: settlementOf(row) }] as const] : [];
    }),
  );
}
