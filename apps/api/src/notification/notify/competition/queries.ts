import type { CompetitionState } from '@traip/engine/competition';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { queueFollowerNews } from '../../followers/outbox/queries.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface CompetitionMove extends Cause {
  readonly competitionId: string;
  readonly to: CompetitionState;
}

/** Notifies teams that their competition was published, finished or cancelled; followers only of the last. */
export async function notifyCompetitionMoved(
  trx: Trx,
  { competitionId, to, ...cause }: CompetitionMove,
): Promise<void> {
  const kind = kinds[to];
  if (kind === undefined) return;
  const details = sql`jsonb_build_object('competition', competitions.name, 'isCancelled', ${to === 'CANCELED'}::boolean)`;
  await saveNotifications(
    trx,
    sql`select team_members.person_id as user_id, ${kind}::text as kind, 'competition:' || competitions.id || ':' || ${kind}::text as key,
        ${details} as details, competitions.organisation_id, competitions.id as competition_id,
        null::uuid as match_id, team_members.team_id, null::uuid as person_id
      from competitions
        join participations on participations.competition_id = competitions.id and participations.status = 'ACCEPTED'
        join team_members on team_members.team_id = participations.team_id and team_members.left_at is null
      where competitions.id = ${competitionId} and competitions.published_at is not null`,
    cause,
  );
  if (to === 'CANCELED')
    await queueFollowerNews(trx, { competitionId, moment: 'OFF', details: {}, ...cause });
}

const kinds: Partial<Record<CompetitionState, string>> = {
  PUBLICIZED: 'COMPETITION_PUBLISHED',
  FINISHED: 'COMPETITION_FINISHED',
  CANCELED: 'COMPETITION_FINISHED',
};
