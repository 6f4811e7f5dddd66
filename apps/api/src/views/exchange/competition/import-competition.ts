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
import { paramsRefusal } from '../../../competition/broker/params-refusal.ts';
import { insertCompetition, roleOf } from '../../../competition/competition/queries.ts';
import { insertRecord } from '../../../competition/competition/records/queries.ts';
import { rulesRefusal } from '../../../competition/competition/rules-refusal.ts';
import { hasAbility } from '../../../competition/competition/with-competition-lock.ts';
import type { FormTransaction } from '../../../competition/competition-form/form.ts';
import { targetOf } from '../../../competition/competition-form/target.ts';
import { computeStandings, readFacts } from '../../../competition/progression/index.ts';
import { lockPersonShared } from '../../../people/team/people/queries.ts';
import { lockOrganisationShared } from '../../../people/team/queries.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { contradictionIn } from './contradiction.ts';
import { matchFileTeams, teamIdsFor } from './file-teams.ts';
import { findParts, insertRows } from './queries.ts';
import { rowsOf } from './rows-of.ts';

type File = Read<typeof CompetitionFile>;

/** Shows what is in a file, or makes a draft of it: nobody else sees it until somebody decides so. */
export const importCompetition: Handler<typeof exchangeCalls.importCompetition> = async (
  context,
  { body },
) => {
  const { db, scope, now } = context;
  const { file, traipId, mode } = body;
  const wrong = fileRefusal(file);
  if (wrong) return wrong;
  if (mode === 'PREVIEW') return outcomeOf('PREVIEW', file, null, await matchFileTeams(db, scope, file));
  return withTransaction(db, async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
    const role = await roleOf(trx, scope);
    if (!hasAbility({ role }, 'traips.manage') || !hasAbility({ role }, 'teams.manage'))
      return refuse('FORBIDDEN');
    const meant = await matchFileTeams(trx, scope, file);
    const written = await write({ trx, scope, at: now() }, file, traipId, meant);
    return isRefusal(written) ? written : outcomeOf('COMMIT', file, written, meant);
  });
};

function fileRefusal(file: File): Refusal<'FILE_INCONSISTENT' | 'PARAMS_INVALID'> | undefined {
  const contradiction = contradictionIn(file);
  if (contradiction !== undefined) return refuse('FILE_INCONSISTENT', { field: contradiction });
  for (const [index, { broker }] of file.phases.entries()) {
    const field = `file.phases.${index}.broker.params`;
    const refused = broker && paramsRefusal(broker.algorithm, broker.params, field);
    if (refused) return refused;
  }
  return undefined;
}

async function write(
  writing: FormTransaction,
  file: File,
  traipId: string | undefined,
  meant: Awaited<ReturnType<typeof matchFileTeams>>,
) {
  const { trx, scope, at } = writing;
  const place = await placeFor(writing, file, traipId);
  if (isRefusal(place)) return place;
  if (place.sportKey !== file.traip.sportKey) return refuse('VARIANT_OF_OTHER_SPORT', { field: 'traipId' });
  const rules = rulesRefusal(place.variant, file.competition.rulesOverride);
  if (rules) return { ...rules, field: 'file.competition.rulesOverride' };
  const ids = await teamIdsFor(writing, meant, place.sportKey);
  const { organisationId, userId } = scope;
  const competitionId = randomUUIDv7();
  await insertCompetition(trx, {
    ...file.competition,
    id: competitionId,
    organisationId,
    traipId: place.traipId,
    createdAt: at,
    seasonId: place.seasonId,
    categoryId: place.categoryId,
    state: 'DRAFT',
    publishedAt: null,
    rulesOverride: JSON.stringify(file.competition.rulesOverride),
    searchText: searchTextOf(file.competition.name),
  });
  const idOf = (code: string) => ids.get(code) ?? '';
  await insertRows(trx, rowsOf(file, { organisationId, userId, competitionId, at, idOf }));
  for (const phase of await readFacts(trx, competitionId, () => at))
    await computeStandings(trx, phase, { at });
  const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, action: 'IMPORTED' } as const;
  await insertRecord(trx, { ...subject, organisationId, competitionId, byUser: userId, at });
  return competitionId;
}

/** In the Traip that was named, its season and category of the same names are taken; what there is not is made. */
async function placeFor(writing: FormTransaction, file: File, traipId: string | undefined) {
  const { season, category } = traipId
    ? await findParts(writing.trx, traipId, { season: file.season.name, category: file.category.name })
    : {};
  return targetOf(writing, {
    traip: traipId ? { id: traipId } : file.traip,
    season: season ?? file.season,
    category: category ?? file.category,
  });
}

function outcomeOf(
  mode: 'PREVIEW' | 'COMMIT',
  { phases }: File,
  competitionId: string | null,
  meant: Awaited<ReturnType<typeof matchFileTeams>>,
): Read<typeof CompetitionImportOutcome> {
  const matches = phases.flatMap((phase) => phase.matches);
  return {
    mode,
    competitionId,
    phases: phases.length,
    matches: matches.length,
    results: matches.filter(({ result }) => result !== null).length,
    teams: meant.map(({ code, name, teamId }) => ({ code, name, outcome: teamId ? 'EXISTING' : 'NEW' })),
  };
}
