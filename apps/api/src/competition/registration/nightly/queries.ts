import type { DocumentKind, RegistrationRules } from '@traip/engine/registration';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const batch = 1000;

/** Approved licences whose last day is over, with the rules of their competitions. */
export function listExpired(trx: Trx, today: string) {
  return trx
    .selectFrom('licences')
    .innerJoin('competitions', 'competitions.id', 'licences.competitionId')
    .selectAll('licences')
    .select('competitions.registrationRules as rules')
    .where('licences.state', '=', 'APPROVED')
    .where('licences.validUntil', '<', today)
    .where('competitions.deletedAt', 'is', null)
    .orderBy('licences.id')
    .limit(batch)
    .forUpdate('licences')
    .execute();
}

/** How many licences of each team end on each day between two, both included. */
export async function listEndingLicences(db: Database, from: string, to: string) {
  const { rows } = await sql<{ competitionId: string; teamId: string; on: string; count: number }>`
    select licences.competition_id, licences.team_id, licences.valid_until::text as on, count(*)::int as count
    from licences join competitions on competitions.id = licences.competition_id and competitions.deleted_at is null
    where licences.state = 'APPROVED' and licences.valid_until between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Documents that competitions ask for, of those with a live licence that lasts beyond today. */
export async function listAskedDocuments(db: Database, today: string) {
  const { rows } = await sql<{
    competitionId: string;
    teamId: string;
    rules: RegistrationRules;
    kind: DocumentKind;
    issuedOn: string | null;
    validUntil: string | null;
    licenceUntil: string | null;
  }>`select licences.competition_id, licences.team_id, competitions.registration_rules as rules, held.kind,
      held.issued_on::text, held.valid_until::text, licences.valid_until::text as licence_until
    from licences
      join competitions on competitions.id = licences.competition_id and competitions.deleted_at is null
        and competitions.state not in ('FINISHED', 'CANCELED')
      join person_documents as held on held.person_id = licences.person_id
    where licences.state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'APPROVED')
      and (licences.valid_until is null or licences.valid_until >= ${today}::date)
      and (held.issued_on is not null or held.valid_until is not null)
      and competitions.registration_rules -> 'documents' @>
        jsonb_build_array(jsonb_build_object('kind', held.kind, 'required', true))
    order by licences.competition_id, licences.team_id`.execute(db);
  return rows;
}

/** Days after the season in which documents are kept unless its competition says otherwise. */
const defaultDays = 90;

/**
 * For each competition that required a document: its last day (null while it runs), and until when the
 * document is kept for it. In a query on `person_documents as document`.
 */
const uses = sql`(select competitions.id, competitions.organisation_id,
    coalesce(seasons.ends_on, competitions.ends_on) as last_day,
    coalesce(seasons.ends_on, competitions.ends_on)
      + coalesce((competitions.registration_rules ->> 'documentsKeptDays')::int, ${sql.lit(defaultDays)}) as kept_until
  from licences join competitions on competitions.id = licences.competition_id and competitions.deleted_at is null
    join seasons on seasons.id = competitions.season_id
  where licences.person_id = document.person_id and competitions.registration_rules -> 'documents' @>
    jsonb_build_array(jsonb_build_object('kind', document.kind)))`;

const updatedOn = sql`(document.updated_at at time zone 'Europe/Madrid')::date`;

/** Deletes answers with files of competitions whose retention has ended. */
export async function deleteOldAnswers(trx: Trx, today: string): Promise<readonly RemovedDocument[]> {
  const { rows } = await sql<RemovedDocument>`delete from answers using questions
      join competitions on competitions.id = questions.competition_id
      join seasons on seasons.id = competitions.season_id
    where questions.id = answers.question_id and answers.file_key is not null
      and ${today}::date > coalesce(seasons.ends_on, competitions.ends_on)
        + coalesce((competitions.registration_rules ->> 'documentsKeptDays')::int, ${sql.lit(defaultDays)})
    returning answers.file_key, jsonb_build_array(jsonb_build_object('competitionId', competitions.id,
      'organisationId', competitions.organisation_id)) as used_by`.execute(trx);
  return rows;
}

interface RemovedDocument {
  readonly fileKey: string | null;
  readonly usedBy: readonly { readonly competitionId: string; readonly organisationId: string }[];
}

/**
 * Deletes documents whose retention has ended. A document uploaded after the last season, or for none, is
 * kept for as long, so that the person can be registered with it.
 */
export async function deleteOldDocuments(trx: Trx, today: string): Promise<readonly RemovedDocument[]> {
  const { rows } = await sql<RemovedDocument>`delete from person_documents as document
    where document.id in (select document.id from person_documents as document
        left join lateral (select max(kept_until) as kept_until, max(last_day) as last_day,
          bool_or(last_day is null) as is_on from ${uses} as used) as used on true
      where used.is_on is not true and ${today}::date > greatest(used.kept_until,
        case when used.last_day is null or ${updatedOn} > used.last_day
          then ${updatedOn} + ${sql.lit(defaultDays)} end)
      limit ${sql.lit(batch)})
    returning document.file_key, coalesce((select jsonb_agg(distinct jsonb_build_object('competitionId', used.id,
      'organisationId', used.organisation_id)) from ${uses} as used), '[]'::jsonb) as used_by`.execute(trx);
  return rows;
}

/**
 * For each competition in which the person is registered or one of their teams plays: its last day, and until
 * when scans of their consents are kept for it. In a query on `consent_papers as paper`.
 */
const usesOfPaper = sql`(select competitions.id, competitions.organisation_id,
    coalesce(seasons.ends_on, competitions.ends_on) as last_day,
    coalesce(seasons.ends_on, competitions.ends_on)
      + coalesce((competitions.registration_rules ->> 'documentsKeptDays')::int, ${sql.lit(defaultDays)}) as kept_until
  from competitions join seasons on seasons.id = competitions.season_id
  where competitions.deleted_at is null and (
    exists (select from licences where licences.competition_id = competitions.id
      and licences.person_id = paper.person_id)
    or exists (select from participations join team_members on team_members.team_id = participations.team_id
      where participations.competition_id = competitions.id and participations.status = 'ACCEPTED'
        and team_members.person_id = paper.person_id and team_members.left_at is null)))`;

const recordedOn = sql`(paper.recorded_at at time zone 'Europe/Madrid')::date`;

/** Whether a signed consent is in force, for a person who is still in a team or on an organisation's list. */
const isInForce = sql`exists (select from consents join consents_in_force as held
      on held.id = consents.id and held.person_id = consents.person_id
    where consents.paper_id = paper.id)
  and (exists (select from team_members join teams on teams.id = team_members.team_id and teams.deleted_at is null
      where team_members.person_id = paper.person_id and team_members.left_at is null)
    or exists (select from person_entries as entry where entry.person_id = paper.person_id
      and entry.organisation_id is not null and entry.removed_at is null))
  and exists (select from players where players.id = paper.person_id and players.deleted_at is null)`;

/** The day since which a paper is no longer needed: after its withdrawal, or after the person's last team. */
const endedOn = sql`greatest(${recordedOn}, (greatest(
    (select max(given_at) from consents where consents.person_id = paper.person_id),
    (select max(left_at) from team_members where team_members.person_id = paper.person_id),
    (select max(removed_at) from person_entries where person_entries.person_id = paper.person_id))
  at time zone 'Europe/Madrid')::date)`;

/** Until when a paper is kept without any competition. */
const defaultRetention = sql`case when ${isInForce} then 'infinity'::date
  else ${endedOn} + ${sql.lit(defaultDays)} end`;

/** Deletes scans of consents whose retention has ended; the consents stay on record. */
export async function dropOldScans(trx: Trx, today: string): Promise<readonly RemovedDocument[]> {
  const { rows } = await sql<RemovedDocument>`update consent_papers as paper
    set file_key = null, file_type = null, file_bytes = null
    from (select paper.id, paper.file_key, used.used_by from consent_papers as paper
        left join lateral (select max(kept_until) as kept_until, max(last_day) as last_day,
          bool_or(last_day is null) as is_on, jsonb_agg(jsonb_build_object('competitionId', used.id,
            'organisationId', used.organisation_id)) as used_by from ${usesOfPaper} as used) as used on true
      where paper.file_key is not null and used.is_on is not true
        and ${today}::date > greatest(used.kept_until, case when used.last_day is null
          or ${recordedOn} > used.last_day then ${defaultRetention} end)
      limit ${sql.lit(batch)}) as over
    where over.id = paper.id
    returning over.file_key, coalesce(over.used_by, '[]'::jsonb) as used_by`.execute(trx);
  return rows;
}
