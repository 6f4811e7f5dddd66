import { abilitiesOf, type MatchRow, type MyMatchRow, type Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listRelations } from './queries.ts';

/** Adds to each match how the person is related to it. */
export async function withRelation(
  db: Database,
  userId: string,
  rows: readonly Read<typeof MatchRow>[],
): Promise<Read<typeof MyMatchRow>[]> {
  if (rows.length === 0) return [];
  const relations = await listRelations(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const byMatch = new Map(relations.map((relation) => [relation.id, relation]));
  return rows.flatMap((row) => {
    const relation = byMatch.get(row.id);
    return relation ? [{ ...row, mine: relationReply(relation) }] : [];
  });
}

function relationReply(
  relation: Awaited<ReturnType<typeof listRelations>>[number],
): Read<typeof MyMatchRow>['mine'] {
  const { homeTeamId, awayTeamId, isHome, isAway, children, attendees, role, orgCode, isPublic } = relation;
  const sides = [isHome ? homeTeamId : null, isAway ? awayTeamId : null];
  return {
    teamIds: sides.filter((id) => id !== null),
    children: [...children],
    attendees,
    isReferee: relation.refereeId !== null,
    maySeeDesk: role !== null && abilitiesOf(role).includes('matches.manage'),
    isMember: role !== null,
    orgCode,
    isPublic,
  };
}
