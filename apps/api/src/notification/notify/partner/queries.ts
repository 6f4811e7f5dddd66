import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface PartnerEvent extends Cause {
  readonly competitionId: string;
  /** The recipient. */
  readonly toId: string;
  /** Who asked or answered, and under which name. */
  readonly fromId: string;
  readonly name: string;
  /** Undefined for a new request. */
  readonly isAccepted?: boolean | undefined;
}

/** Notifies a person looking for a partner of a request, or of the answer to theirs. */
export async function notifyPartner(
  trx: Trx,
  { competitionId, toId, fromId, name, isAccepted, ...cause }: PartnerEvent,
): Promise<void> {
  const news = JSON.stringify({ name, isAccepted });
  await saveNotifications(
    trx,
    sql`select ${toId}::uuid as user_id, 'PARTNER' as kind,
        'partner:' || competitions.id || ':' || ${fromId}::text || ':' || ${toId}::text as key,
        ${news}::jsonb || jsonb_build_object('competition', competitions.name) as details,
        competitions.organisation_id, competitions.id as competition_id, null::uuid as match_id,
        null::uuid as team_id, null::uuid as person_id
      from competitions where competitions.id = ${competitionId}`,
    cause,
  );
}
