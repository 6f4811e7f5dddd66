import { readerInOne, rowsOf } from '../../../../platform/db/read-in-one.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { suspendedFor } from '../../../suspension/queries.ts';
import { confirmedLineupsOf, fieldedOf } from '../../lineups/stored/queries.ts';
import { peopleWith } from '../../people/queries.ts';
import { checksOf } from '../licences/queries.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { authorIdsOf } from '../people/authors.ts';
import { authorsOf, linkLabelsOf, recordsOf, refereeingOf, squadsOf } from '../people/queries.ts';

export interface DeskFactsQuery {
  readonly matchId: string;
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamIds: readonly string[];
  readonly startedAt: Date | null;
  /** The people in the events, and their authors. */
  readonly named: readonly string[];
  readonly writers: readonly string[];
}

/** The facts, to be read in one statement. */
export const factsOf = (db: Database, query: DeskFactsQuery) => ({
  squads: rowsOf(squadsOf(db, query), {}),
  lineups: rowsOf(confirmedLineupsOf(db, query.matchId), { createdAt: true, confirmedAt: true }),
  fielded: rowsOf(fieldedOf(db, query.matchId), {}),
  suspended: rowsOf(suspendedFor(db, query, query.teamIds), {}),
  referees: rowsOf(refereeingOf(db, query.matchId), {}),
  people: rowsOf(peopleWith(db, query.named), {}),
  records: rowsOf(recordsOf(db, query.matchId), { at: true }),
  checks: rowsOf(checksOf(db, query.matchId), { at: true }),
  authors: rowsOf(authorsOf(db, query, query.writers), {}),
  labels: rowsOf(linkLabelsOf(db, query.matchId), {}),
});

const readFacts = readerInOne(factsOf);

type WithEvents = Pick<LoadedMatch, 'match' | 'rows'>;

/** What a desk shows besides the match itself and its events, in one statement. */
export const readDeskFacts = (db: Database, loaded: WithEvents) => readFacts(db, deskFactsQuery(loaded));

export function deskFactsQuery({ match, rows }: WithEvents): DeskFactsQuery {
  const { id: matchId, organisationId, competitionId, homeTeamId, awayTeamId, startedAt } = match;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const inEvents = rows.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  const named = [...new Set([...inEvents, match.mvpPlayerId])].filter((id) => id !== null);
  const writers = authorIdsOf(rows);
  return { matchId, organisationId, competitionId, teamIds, startedAt, named, writers };
}

export type DeskFacts = Awaited<ReturnType<typeof readDeskFacts>>;
