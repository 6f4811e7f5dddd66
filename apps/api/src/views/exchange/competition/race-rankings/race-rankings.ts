import { randomUUIDv7 } from 'node:crypto';
import type { CompetitionFile, Read } from '@traip/contract';
import { listRaceRankings } from '../../../../competition/race/overall/reply/queries.ts';
import { rulesReply } from '../../../../competition/race/overall/reply/race-ranking-reply.ts';
import { insertRaceRankings } from '../../../../competition/race/overall/settings/queries.ts';
import { settingsRefusal } from '../../../../competition/race/overall/settings/why-not.ts';
import { recomputeTables } from '../../../../competition/race/overall/table/recompute-tables.ts';
import type { Database, Trx } from '../../../../platform/db/schema.ts';
import { listRaceRows } from '../races/queries.ts';

type File = Read<typeof CompetitionFile>;
type FileRanking = File['raceRankings'][number];

/** The rankings of a competition as a file has them: by the numbers of its races. */
export async function fileRaceRankings(
  db: Database,
  scope: { readonly organisationId: string },
  competitionId: string,
): Promise<FileRanking[]> {
  const rankings = await listRaceRankings(db, competitionId);
  if (rankings.length === 0) return [];
  const races = await listRaceRows(db, scope, competitionId);
  const numberOf = new Map(races.map(({ id }, at) => [id, at + 1]));
  return rankings.map(({ name, kind, raceIds, rules }) => ({
    name,
    kind,
    races: raceIds?.flatMap((id) => numberOf.get(id) ?? []) ?? null,
    rules: rulesReply(rules),
  }));
}

/** The first invalid ranking of a file. */
export function findWrongRanking({ raceRankings, races }: Pick<File, 'raceRankings' | 'races'>): number {
  const known = new Map(races.map(({ name }, at) => [`${at + 1}`, name]));
  return raceRankings.findIndex(({ kind, rules, races: numbers }) => {
    const raceIds = numbers?.map(String) ?? null;
    return settingsRefusal({ kind, rules, raceIds }, known) !== undefined;
  });
}

interface Target {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly at: Date;
}

/** Stores the rankings of a file; the engine recomputes their tables. */
export async function importRaceRankings(
  trx: Trx,
  rankings: readonly FileRanking[],
  { organisationId, competitionId, at }: Target,
): Promise<void> {
  if (rankings.length === 0) return;
  const races = await listRaceRows(trx, { organisationId }, competitionId);
  const rows = rankings.map(({ races: numbers, ...ranking }, index) => ({
    ...ranking,
    id: randomUUIDv7(),
    organisationId,
    competitionId,
    position: index + 1,
    raceIds: numbers?.flatMap((number) => races[number - 1]?.id ?? []) ?? null,
    createdAt: at,
  }));
  await insertRaceRankings(trx, rows);
  await recomputeTables(trx, competitionId);
}
