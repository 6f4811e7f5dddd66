import { randomUUIDv7 } from 'node:crypto';
import {
  type CompetitionFile,
  type CompetitionImportOutcome,
  type exchangeCalls,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import { isRaced, isStrokePlay } from '@traip/engine';
import { paramsRefusal } from '../../../competition/broker/params-refusal.ts';
import { partnersRefusal } from '../../../competition/competition/partners-refusal.ts';
import { insertCompetition, roleOf } from '../../../competition/competition/queries.ts';
import { rulesRefusal } from '../../../competition/competition/rules-refusal.ts';
import { hasAbility } from '../../../competition/competition/with-competition-lock.ts';
import type { FormTransaction } from '../../../competition/competition-form/form/form.ts';
import { resolveTarget as resolveFormTarget } from '../../../competition/competition-form/target.ts';
import { lockLook, replaceSponsors, saveLook } from '../../../competition/look/queries.ts';
import { insertPairings } from '../../../competition/partners/queries.ts';
import { createPairs } from '../../../competition/partners/save-pairs.ts';
import { computeStandings, readFacts } from '../../../competition/progression/index.ts';
import { lockPersonShared } from '../../../people/team/people/queries.ts';
import { lockOrganisationShared } from '../../../people/team/queries.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { buildRows } from './build-rows.ts';
import { ensureTeams, matchFileTeams } from './file-teams.ts';
import { findContradiction } from './find-contradiction.ts';
import { findParts, insertRows } from './queries.ts';
import { importRaces } from './races/import-races.ts';

type File = Read<typeof CompetitionFile>;

/** Previews a file, or creates a draft from it. */
export const importCompetition: Handler<typeof exchangeCalls.importCompetition> = async (
  context,
  { body },
) => {
  const { db, scope, now } = context;
  const { file, traipId, mode } = body;
  const refusal = fileRefusal(file);
  if (refusal) return refusal;
  if (mode === 'PREVIEW') return buildOutcome('PREVIEW', file, null, await matchFileTeams(db, scope, file));
  return withTransaction(db, async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
    const role = await roleOf(trx, scope);
    if (!hasAbility({ role }, 'traips.manage') || !hasAbility({ role }, 'teams.manage'))
      return refuse('FORBIDDEN');
    const teamMatches = await matchFileTeams(trx, scope, file);
    const competitionId = await importDraft({ trx, scope, at: now() }, file, traipId, teamMatches);
    return isRefusal(competitionId)
      ? competitionId
      : buildOutcome('COMMIT', file, competitionId, teamMatches);
  });
};

function fileRefusal(file: File): Refusal<'FILE_INCONSISTENT' | 'PARAMS_INVALID'> | undefined {
  const contradiction = findContradiction(file);
  if (contradiction !== undefined) return refuse('FILE_INCONSISTENT', { field: contradiction });
  for (const [index, { broker }] of file.phases.entries()) {
    const field = `file.phases.${index}.broker.params`;
    const paramsProblem = broker && paramsRefusal(broker.algorithm, broker.params, field);
    if (paramsProblem) return paramsProblem;
  }
  return undefined;
}

async function importDraft(
  transaction: FormTransaction,
  file: File,
  traipId: string | undefined,
  teamMatches: Awaited<ReturnType<typeof matchFileTeams>>,
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
  if (file.look !== null) await importLook(trx, { organisationId, competitionId }, file.look);
  for (const phase of await readFacts(trx, competitionId, () => at))
    await computeStandings(trx, phase, { at });
  const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, action: 'IMPORTED' } as const;
  await insertAuditEntry(trx, { ...subject, organisationId, competitionId, byUser: userId, at });
  return competitionId;
}

interface Imported {
  readonly competitionId: string;
  /** Players by their codes. */
  readonly ids: ReadonlyMap<string, string>;
}

/** A pair belongs to its competition: it is made anew, of the players whom the file names. */
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

function buildOutcome(
  mode: 'PREVIEW' | 'COMMIT',
  { phases, races }: File,
  competitionId: string | null,
  teamMatches: Awaited<ReturnType<typeof matchFileTeams>>,
): Read<typeof CompetitionImportOutcome> {
  const matches = phases.flatMap((phase) => phase.matches);
  return {
    mode,
    competitionId,
    phases: phases.length,
    matches: matches.length,
    results: matches.filter(({ result }) => result !== null).length,
    races: races.length,
    teams: teamMatches.map(({ code, name, teamId }) => ({
      code,
      name,
      outcome: teamId ? 'EXISTING' : 'NEW',
    })),
  };
}
