import type { ParticipationStatus } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Teams that a table may mean: living ones of the organisation by name, and whoever has or had one of the codes. */
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

/** Every team that has, had or wants a place in a competition. */
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

/** In: it has its place, or had it and withdrew. */
export function isIn({ status }: { readonly status: ParticipationStatus }): boolean {
  return status === 'ACCEPTED' || status === 'WITHDRAWN';
}

/** The sport of the Traip that a competition belongs to. */
export async function sportOf(db: Database, competitionId: string) {
  const { sportKey } = await db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .select('traips.sportKey')
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return sportKey;
}

export async function competitionName(
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
