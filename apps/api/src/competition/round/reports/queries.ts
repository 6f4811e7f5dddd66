import type { Read, ResultReports } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

type ReportMode = Read<typeof ResultReports>['mode'];

/** A published match, if the team plays in it. */
export function findReportable(
  db: Database,
  { matchId, teamId }: { readonly matchId: string; readonly teamId: string },
) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select([
      'matches.id',
      'matches.organisationId',
      'matches.competitionId',
      'matches.state',
      'matches.kickOff',
    ])
    .select(['matches.homeTeamId', 'matches.awayTeamId', 'competitions.reportMode'])
    .select(['categories.sportVariantKey', 'competitions.rulesOverride'])
    .where('matches.id', '=', matchId)
    .where(({ eb, or }) => or([eb('matches.homeTeamId', '=', teamId), eb('matches.awayTeamId', '=', teamId)]))
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('competitions.publishedAt', 'is not', null)
    .where('competitions.state', 'not in', ['DRAFT', 'PENDING'])
    .executeTakeFirst();
}

export type ReportableMatch = NonNullable<Awaited<ReturnType<typeof findReportable>>>;

export function listReports(db: Database, matchId: string) {
  return db
    .selectFrom('resultReports')
    .select(['teamId', 'result', 'at'])
    .where('matchId', '=', matchId)
    .orderBy('at')
    .execute();
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

interface NewReport {
  readonly matchId: string;
  readonly teamId: string;
  readonly result: object;
  readonly byUser: string;
  readonly at: Date;
}

export async function saveReport(trx: Trx, { result, ...report }: NewReport): Promise<void> {
  const values = { ...report, result: JSON.stringify(result) };
  await trx
    .insertInto('resultReports')
    .values(values)
    .onConflict((conflict) => conflict.columns(['matchId', 'teamId']).doUpdateSet(values))
    .execute();
}

export async function saveReportMode(
  trx: Trx,
  { organisationId }: OrganisationScope,
  competitionId: string,
  reportMode: ReportMode,
): Promise<void> {
  await trx
    .updateTable('competitions')
    .set(({ eb }) => ({ reportMode, version: eb('version', '+', 1) }))
    .where('organisationId', '=', organisationId)
    .where('id', '=', competitionId)
    .execute();
}
