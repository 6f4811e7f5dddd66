import { abilitiesOf, type MatchRow, type MyMatchRow, type Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listTies } from './queries.ts';

/** Matches, each with what somebody is in it. */
export async function tied(
  db: Database,
  userId: string,
  rows: readonly Read<typeof MatchRow>[],
): Promise<Read<typeof MyMatchRow>[]> {
  if (rows.length === 0) return [];
  const ties = await listTies(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const byMatch = new Map(ties.map((tie) => [tie.id, tie]));
  return rows.flatMap((row) => {
    const tie = byMatch.get(row.id);
    return tie ? [{ ...row, mine: mineOf(tie) }] : [];
  });
}

function mineOf(tie: Awaited<ReturnType<typeof listTies>>[number]): Read<typeof MyMatchRow>['mine'] {
  const { homeTeamId, awayTeamId, isHome, isAway, role, orgCode, isPublic } = tie;
  const sides = [isHome ? homeTeamId : null, isAway ? awayTeamId : null];
  return {
    teamIds: sides.filter((id) => id !== null),
    isReferee: tie.refereeId !== null,
    maySeeDesk: role !== null && abilitiesOf(role).includes('matches.manage'),
    isMember: role !== null,
    orgCode,
    isPublic,
  };
}
