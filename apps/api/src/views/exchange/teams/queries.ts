import type { ParticipationStatus } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Teams that a table may refer to: current ones of the organisation by name, and any team that has or had a code. */
export function findCandidates(
  trx: Trx,
  { organisationId }: { readonly organisationId: string },
  { names, codes }: { readonly names: readonly string[]; readonly codes: readonly string[] },
) {
  return trx
    .selectFrom('teams')
    .select(['id', 'code', 'organisationId', 'deletedAt'])
    .select(sql<string>`folded(name)`.as('nameKey'))
    .where(({ eb, or, and, fn, val }) =>
      or([
        eb('code', '=', fn.any(val([...codes]))),
        and([
          eb('organisationId', '=', organisationId),
          eb('deletedAt', 'is', null),
          eb(sql`folded(name)`, '=', fn.any(val([...names]))),
        ]),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}

export type CandidateTeam = Awaited<ReturnType<typeof findCandidates>>[number];

/** Every team with an entry in the competition, whatever its status. */
export function listEntered(db: Database, competitionId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .selectAll('participations')
    .select(['teams.name', 'teams.code'])
    .where('participations.competitionId', '=', competitionId)
    .orderBy('participations.seed')
    .orderBy('participations.createdAt')
    .execute();
}

export type EnteredTeam = Awaited<ReturnType<typeof listEntered>>[number];

/** Accepted, or accepted and later withdrawn. */
export function isEntered({ status }: { readonly status: ParticipationStatus }): boolean {
  return status === 'ACCEPTED' || status === 'WITHDRAWN';
}

export async function findSport(db: Database, competitionId: string) {
  const { sportKey } = await db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .select('traips.sportKey')
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return sportKey;
}

export async function findCompetitionName(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  id: string,
) {
  const { name } = await db
    .selectFrom('competitions')
    .select('name')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
