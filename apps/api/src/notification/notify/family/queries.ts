import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface ConsentRequest extends Cause {
  readonly childId: string;
  readonly teamId: string;
}

/** Notifies a minor's guardians, and the minor with an account, that a team waits for their decision. */
export async function notifyConsentRequested(
  trx: Trx,
  { childId, teamId, ...cause }: ConsentRequest,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select ${childId}::uuid as user_id, 'FAMILY' as kind, 'consent:' || ${childId}::text as key,
        jsonb_build_object('about', 'CONSENT', 'team', teams.name,
          'asked', extract(epoch from ${cause.at}::timestamptz)) as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        teams.id as team_id, ${childId}::uuid as person_id
      from teams where teams.id = ${teamId}`,
    cause,
  );
}

interface Birthday extends Cause {
  readonly personId: string;
  readonly about: 'CONSENT_AGE' | 'MAJORITY_SOON' | 'MAJORITY';
  /** The age they reach. */
  readonly age: number;
}

/** Notifies a minor and their guardians that decisions pass to someone else at an age. */
export async function notifyBirthday(trx: Trx, { personId, about, age, ...cause }: Birthday): Promise<void> {
  await saveNotifications(
    trx,
    sql`select ${personId}::uuid as user_id, 'FAMILY' as kind,
        'birthday:' || ${personId}::text || ':' || ${about}::text as key,
        jsonb_build_object('about', ${about}::text, 'age', ${age}::int) as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        null::uuid as team_id, ${personId}::uuid as person_id`,
    cause,
  );
}
