import type { RankedKind } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listFormerSides, listSides, type RankedTraip } from './queries.ts';

/** The identity of a side: people, a team, or a player without a known person. */
interface Side {
  readonly kind: RankedKind;
  readonly ids: readonly string[];
}

export type SideOf = (teamId: string, matchId?: string) => Side;

/** For a pair that has changed, a match counts for the people who played it. */
export async function readSides(db: Database, traip: RankedTraip): Promise<SideOf> {
  const [rows, former] = [await listSides(db, traip), await listFormerSides(db, traip)];
  const sides = new Map(rows.map((row) => [row.teamId, row]));
  const formerly = Map.groupBy(former, ({ matchId, teamId }) => `${matchId} ${teamId}`);
  return (teamId, matchId) => {
    const side = sides.get(teamId);
    const played = formerly.get(`${matchId} ${teamId}`)?.map(({ personId }) => personId);
    const people = played ?? side?.people ?? [];
    const kind = side === undefined || side.competitorKind === 'TEAM' ? 'TEAM' : 'PERSON';
    return { kind, ids: people.length > 0 ? people : [teamId] };
  };
}
