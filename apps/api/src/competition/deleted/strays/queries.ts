import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

interface Stray {
  readonly id: string;
  readonly photoKey: string | null;
  /** The team that entered them; null: their organisation. */
  readonly teamId: string | null;
  readonly organisationId: string | null;
}

const batch = 1000;

/** How long a decision about personal data stays on record. */
const consentYears = 5;

/**
 * People removed before then from the team that entered them or from an organisation's list, who are in no
 * team, have no account, never played and have no data that must be kept. People that an organisation entered
 * stay on its list until it removes them, with or without a team.
 */
const isStray = (
  before: Date,
): RawBuilder<boolean> => sql<boolean>`persons.deleted_at is null and entry.entered_at <= ${before}
      and (entry.team_id is not null or entry.removed_at <= ${before})
      and not exists (select 1 from users where users.id = persons.id)
      and not exists (select 1 from team_members where team_members.person_id = persons.id
        and (team_members.left_at is null or team_members.left_at > ${before}))
      and not exists (select 1 from lineup_players where lineup_players.player_id = persons.id)
      and not exists (select 1 from rubber_players where rubber_players.player_id = persons.id)
      and not exists (select 1 from match_events where match_events.player_id = persons.id)
      and not exists (select 1 from match_events where match_events.related_player_id = persons.id)
      and not exists (select 1 from suspensions where suspensions.player_id = persons.id)
      and not exists (select 1 from matches where matches.mvp_player_id = persons.id)
      and not exists (select 1 from licences where licences.person_id = persons.id)
      and not exists (select 1 from race_entries where race_entries.person_id = persons.id)
      and not exists (select 1 from race_members where race_members.person_id = persons.id)
      and not exists (select 1 from earlier_marks where earlier_marks.person_id = persons.id)
      and not exists (select 1 from person_documents as document where document.person_id = persons.id)
      and not exists (select 1 from guardians where guardians.child_id = persons.id and guardians.ended_at is null)
      and not exists (select 1 from claims where claims.person_id = persons.id and claims.status = 'PENDING')
      and not exists (select 1 from consents where consents.person_id = persons.id
        and consents.given_at > ${before}::timestamptz - make_interval(years => ${sql.lit(consentYears)}))
      and not exists (select 1 from person_merges as merge where merge.undone_at is null
        and merge.merged_at > ${before} and merge.kept_id = persons.id)`;

/** Locks and rechecks them: people being restored or fielded are left for another night. */
export async function listStrays(trx: Trx, before: Date): Promise<readonly Stray[]> {
  const found = await sql<{ id: string }>`select persons.id
    from persons join person_entries as entry on entry.person_id = persons.id
    where ${isStray(before)}
    limit ${sql.lit(batch)} for update of persons skip locked`.execute(trx);
  const ids = found.rows.map(({ id }) => id);
  const { rows } = await sql<Stray>`
    select persons.id, persons.photo_key, entry.team_id,
      coalesce(entry.organisation_id, teams.organisation_id) as organisation_id
    from persons join person_entries as entry on entry.person_id = persons.id
      left join teams on teams.id = entry.team_id
    where persons.id = any(${sql.val(ids)}::uuid[]) and ${isStray(before)}
    order by organisation_id, entry.team_id, persons.id`.execute(trx);
  return rows;
}

/** With all data that is only theirs: memberships, invitations, names. */
export async function removeStrays(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('persons')
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
}
