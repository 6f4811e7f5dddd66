import { sql } from 'kysely';
import { compiledRows } from '../../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../../platform/db/schema.ts';

/** A tie of a phase that feeds a slot. */
interface TieRef {
  readonly phaseId: string;
  readonly tie: string;
}

/** The first match of each of these ties, with team names. */
export function listTies(db: Database, ties: readonly TieRef[]) {
  return firstOfTies(
    db,
    ties.map(({ phaseId }) => phaseId),
    ties.map(({ tie }) => tie),
  );
}

const firstOfTies = compiledRows((db, phaseIds: readonly string[], ties: readonly string[]) =>
  db
    .selectFrom('matches')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .distinctOn(['matches.phaseId', 'matches.tieKey'])
    .select(['matches.id', 'matches.phaseId', 'matches.tieKey', 'matches.round'])
    .select(['home.name as home', 'away.name as away'])
    .where(sql<boolean>`(matches.phase_id, matches.tie_key) in (
      select * from unnest(${sql.val(phaseIds)}::uuid[], ${sql.val(ties)}::text[]))`)
    .where('matches.deletedAt', 'is', null)
    .orderBy('matches.phaseId')
    .orderBy('matches.tieKey')
    .orderBy('matches.round')
    .orderBy('matches.key'),
);
