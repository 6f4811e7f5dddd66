import type { Licence } from '@traip/engine/registration';
import { sql } from 'kysely';
import { participationConsents } from '../../../platform/db/participation.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { heldDocuments } from '../documents/queries.ts';

/** A player's licences with any team of a competition; licences for staff don't entitle to play. */
const playersLicences = (competitionId: string) =>
  sql<readonly Licence[]>`coalesce((select jsonb_agg(jsonb_build_object('personId', licences.person_id,
      'teamId', licences.team_id, 'state', licences.state, 'playableSince', licences.playable_since,
      'validUntil', licences.valid_until))
    from licences where licences.person_id = players.id and licences.competition_id = ${competitionId}
      and not licences.is_staff), '[]'::jsonb)`;

/** What decides whether people can play in a competition, in one statement for all of them. */
export function listJudged(db: Database, competitionId: string, personIds: readonly string[]) {
  return db
    .selectFrom('players')
    .innerJoin('persons', 'persons.id', 'players.id')
    .select(['players.id', 'players.birthday', 'players.avatarKey'])
    .select(['persons.gender', 'persons.nationality', heldDocuments.as('documents')])
    .select(participationConsents.as('consents'))
    .select(playersLicences(competitionId).as('licences'))
    .where('players.id', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .execute();
}
