import { compiledRow } from '../../../platform/db/compiled-rows.ts';

/** Where a match is played, and the state of a team's lineup; `teamId` null: no team. */
export const findPreparation = compiledRow((db, matchId: string, teamId: string | null) =>
  db
    .selectFrom('matches')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .leftJoin('lineups', (join) =>
      join.onRef('lineups.matchId', '=', 'matches.id').on('lineups.teamId', '=', teamId),
    )
    .select(['venues.id', 'venues.name', 'venues.address', 'venues.city'])
    .select(['venues.latitude', 'venues.longitude', 'lineups.state as lineupState'])
    .where('matches.id', '=', matchId),
);
