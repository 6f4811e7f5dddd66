import { readInOne, rowsOf } from '../../../../platform/db/read-in-one.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { suspendedFor } from '../../../suspension/queries.ts';
import { confirmedLineupsOf, fieldedOf } from '../../lineups/stored/queries.ts';
import { peopleWith } from '../../people/queries.ts';
import { checksOf } from '../licences/queries.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { writersOf } from '../people/authors.ts';
import { authorsOf, linkLabelsOf, recordsOf, refereeingOf, squadsOf } from '../people/queries.ts';

/** What a desk shows besides the match itself and its events, in one statement. */
export function readDeskFacts(db: Database, { match, rows }: Pick<LoadedMatch, 'match' | 'rows'>) {
  const { id: matchId, competitionId, homeTeamId, awayTeamId, mvpPlayerId } = match;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const inEvents = rows.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  const named = [...inEvents, mvpPlayerId].filter((id) => id !== null);
  return readInOne(db, {
    squads: rowsOf(squadsOf(db, match), {}),
    lineups: rowsOf(confirmedLineupsOf(db, matchId), { createdAt: true, confirmedAt: true }),
    fielded: rowsOf(fieldedOf(db, matchId), {}),
    suspended: rowsOf(suspendedFor(db, { matchId, competitionId }, teamIds), {}),
    referees: rowsOf(refereeingOf(db, matchId), {}),
    people: rowsOf(peopleWith(db, named), {}),
    records: rowsOf(recordsOf(db, matchId), { at: true }),
    checks: rowsOf(checksOf(db, matchId), { at: true }),
    authors: rowsOf(authorsOf(db, match, writersOf(rows)), {}),
    labels: rowsOf(linkLabelsOf(db, matchId), {}),
  });
}

export type DeskFacts = Awaited<ReturnType<typeof readDeskFacts>>;
