import { randomUUIDv7 } from 'node:crypto';
import { type CompetitionFile, isRefusal, type Read, refuse } from '@traip/contract';
import { isRaced, isStrokePlay } from '@traip/engine';
import { partnersRefusal } from '../../../competition/competition/partners-refusal.ts';
import { insertCompetition } from '../../../competition/competition/queries.ts';
import { rulesRefusal } from '../../../competition/competition/rules-refusal.ts';
import type { FormTransaction } from '../../../competition/competition-form/form/form.ts';
import { resolveTarget as resolveFormTarget } from '../../../competition/competition-form/target.ts';
import { lockLook, replaceSponsors, saveLook } from '../../../competition/look/queries.ts';
import { insertPairings } from '../../../competition/partners/queries.ts';
import { createPairs } from '../../../competition/partners/save-pairs.ts';
import { computeStandings, readFacts } from '../../../competition/progression/index.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';
import { buildRows } from './build-rows.ts';
import { ensureTeams, type FileTeamMatch } from './file-teams.ts';
import { findParts, insertRows } from './queries.ts';
import { importRaceRankings } from './race-rankings/race-rankings.ts';
import { importRaces } from './races/import-races.ts';

type File = Read<typeof CompetitionFile>;

interface SaveOptions {
  readonly traipId: string | undefined;
  readonly teamMatches: readonly FileTeamMatch[];
  /** A finished season is no news: webhooks are not notified of its tables. */
  readonly isQuiet?: boolean;
}

/** Creates a draft with everything that is in a file, and returns its id. */
export async function saveFile(
  transaction: FormTransaction,
  file: File,
  { traipId, teamMatches, isQuiet = false }: SaveOptions,
) {
  const { trx, scope, at } = transaction;
  const target = await resolveTarget(transaction, file, traipId);
  if (isRefusal(target)) return target;
  if (target.sportKey !== file.traip.sportKey) return refuse('VARIANT_OF_OTHER_SPORT', { field: 'traipId' });
  const rules = rulesRefusal(target.variant, file.competition.rulesOverride);
  if (rules) return { ...rules, field: 'file.competition.rulesOverride' };
  const mismatch = partnersRefusal(
    {
      competitors: file.competitors,
      sportVariantKey: target.variant,
      rulesOverride: file.competition.rulesOverride,
    },
    file.phases.flatMap(({ broker }) => broker?.algorithm ?? []),
  );
  if (mismatch) return { ...mismatch, field: 'file.phases' };
  const isGolf = isStrokePlay(target.variant);
  const isOther = file.races.some(({ kind }) => (kind === 'GOLF') !== isGolf);
  if (isOther || (file.races.length > 0 && !isRaced(target.variant)))
    return refuse('FILE_INCONSISTENT', { field: 'file.races' });
  const ids = await ensureTeams(transaction, teamMatches, {
    sportKey: target.sportKey,
    competitorKind: file.competitors,
  });
  const { organisationId, userId } = scope;
  const competitionId = randomUUIDv7();
  await insertCompetition(trx, {
    ...file.competition,
    competitors: file.competitors,
    id: competitionId,
    organisationId,
    traipId: target.traipId,
    createdAt: at,
    seasonId: target.seasonId,
    categoryId: target.categoryId,
    state: 'DRAFT',
    publishedAt: null,
    rulesOverride: JSON.stringify(file.competition.rulesOverride),
    searchText: searchTextOf(file.competition.name),
  });
  const pairs = await importPairs(transaction, file.pairs, { competitionId, ids });
  const idOf = (code: string) => ids.get(code) ?? pairs.get(code) ?? '';
  await insertRows(trx, buildRows(file, { organisationId, userId, competitionId, at, idOf }));
  const { startsOn } = file.competition;
  const { traipId: intoTraip, categoryId } = target;
  await importRaces(trx, file.races, {
    organisationId,
    competitionId,
    traipId: intoTraip,
    categoryId,
    startsOn,
    at,
  });
  await importRaceRankings(trx, file.raceRankings, { organisationId, competitionId, at });
  if (file.look !== null) await importLook(trx, { organisationId, competitionId }, file.look);
  for (const phase of await readFacts(trx, competitionId, () => at))
    await computeStandings(trx, phase, { at, isQuiet });
  const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, action: 'IMPORTED' } as const;
  await insertAuditEntry(trx, { ...subject, organisationId, competitionId, byUser: userId, at });
  return competitionId;
}

interface Imported {
  readonly competitionId: string;
  /** Players by their codes. */
  readonly ids: ReadonlyMap<string, string>;
}

/** A pair belongs to its competition: it is created again from the players named in the file. */
async function importPairs(
  transaction: FormTransaction,
  pairs: File['pairs'],
  { competitionId, ids }: Imported,
): Promise<ReadonlyMap<string, string>> {
  const idOf = (code: string) => ids.get(code) ?? '';
  const created = await createPairs(
    transaction,
    pairs.map(({ players: [one, other] }) => [idOf(one), idOf(other)] as const),
  );
  await insertPairings(transaction.trx, transaction.scope, competitionId, created);
  return new Map(pairs.map(({ code }, index) => [code, created[index]?.teamId ?? '']));
}

async function importLook(
  trx: Trx,
  { organisationId, competitionId }: { readonly organisationId: string; readonly competitionId: string },
  { sponsors, ...look }: NonNullable<File['look']>,
): Promise<void> {
  await lockLook(trx, { organisationId }, { kind: 'competition', id: competitionId });
  await saveLook(trx, competitionId, look);
  await replaceSponsors(trx, { organisationId, lookId: competitionId }, sponsors);
}

/** In a given Traip, the season and category with the same names are reused; missing ones are created. */
async function resolveTarget(transaction: FormTransaction, file: File, traipId: string | undefined) {
  const { season, category } = traipId
    ? await findParts(transaction.trx, traipId, { season: file.season.name, category: file.category.name })
    : {};
  return resolveFormTarget(transaction, {
    traip: traipId ? { id: traipId } : file.traip,
    season: season ?? file.season,
    category: category ?? file.category,
  });
}
