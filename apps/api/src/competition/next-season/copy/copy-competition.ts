import { randomUUIDv7 } from 'node:crypto';
import type { RegistrationRules } from '@traip/engine/registration';
import { searchTextOf } from '../../../platform/db/search-text.ts';
import { drawSeed } from '../../broker/upsert-config.ts';
import { newPhase } from '../../competition/new-phase.ts';
import { insertCompetition } from '../../competition/queries.ts';
import type { FormTransaction } from '../../competition-form/form/form.ts';
import { insertEntries } from '../../competition-form/queries.ts';
import { listQuestions, upsertQuestions } from '../../registration/answers/queries.ts';
import { saveWishes } from '../../timetable/wishes/queries.ts';
import type { OldCompetition } from '../old/old-season.ts';
import { laterDay } from './later-day.ts';
import { laterRules } from './later-rules.ts';
import { laterWishes } from './later-wishes.ts';
import { nextParams } from './next-params.ts';
import { insertPhase } from './queries.ts';

/** What differs in the next season's competition. */
interface CopyTarget {
  readonly seasonId: string;
  readonly name: string;
  readonly teamIds: readonly string[];
  readonly weeks: number;
  readonly fields: readonly { readonly id: string; readonly venueId: string }[];
}

/** Creates a draft with the old format, rules, questions and calendar wishes; returns its id. */
export async function copyCompetition(
  transaction: FormTransaction,
  old: OldCompetition,
  target: CopyTarget,
): Promise<string> {
  const id = randomUUIDv7();
  await insertCompetition(transaction.trx, copyOf(transaction, old, target, id));
  await copyQuestions(transaction, old.row.id, id);
  const phaseIds = await copyPhases(transaction, old, target, id);
  await enter(transaction, target.teamIds, { competitionId: id, phaseId: phaseIds[0] });
  return id;
}

function copyOf(
  { scope: { organisationId }, at }: FormTransaction,
  { row }: OldCompetition,
  { seasonId, name, weeks }: CopyTarget,
  id: string,
) {
  const { traipId, categoryId, description, privacy, takesRegistrations, maxTeams, withdrawalMode } = row;
  const rules = row.registrationRules as RegistrationRules | null;
  return {
    id,
    organisationId,
    traipId,
    seasonId,
    categoryId,
    name,
    description,
    privacy,
    takesRegistrations,
    maxTeams,
    withdrawalMode,
    reportMode: row.reportMode,
    competitors: row.competitors,
    rulesOverride: JSON.stringify(row.rulesOverride),
    registrationRules: rules && JSON.stringify(laterRules(rules, weeks)),
    startsOn: (row.startsOn && laterDay(row.startsOn, weeks)) ?? null,
    endsOn: (row.endsOn && laterDay(row.endsOn, weeks)) ?? null,
    previousId: row.id,
    createdAt: at,
    searchText: searchTextOf(name),
  };
}

async function copyQuestions(
  { trx, scope: { organisationId } }: FormTransaction,
  fromId: string,
  competitionId: string,
): Promise<void> {
  const questions = await listQuestions(trx, fromId);
  await upsertQuestions(
    trx,
    questions.map(({ options, ...question }, place) => ({
      ...question,
      id: randomUUIDv7(),
      organisationId,
      competitionId,
      place,
      options: JSON.stringify(options),
    })),
  );
}

async function copyPhases(
  { trx, scope: { organisationId }, at }: FormTransaction,
  { phases }: OldCompetition,
  { teamIds, weeks, fields }: CopyTarget,
  competitionId: string,
): Promise<readonly string[]> {
  const next = {
    weeks,
    teamIds: new Set(teamIds),
    venueIds: new Set(fields.map(({ venueId }) => venueId)),
    fieldIds: new Set(fields.map(({ id }) => id)),
  };
  const ids: string[] = [];
  for (const [index, { name, isParallel, algorithm, params, calendarWishes }] of phases.entries()) {
    const phase = newPhase();
    const row = { organisationId, competitionId, place: index + 1, name, isParallel, createdAt: at };
    const config = { phaseId: phase.id, organisationId, params: nextParams(params ?? {}), seed: drawSeed() };
    await insertPhase(trx, { ...row, ...phase }, algorithm && { ...config, algorithm });
    const wishes = laterWishes(calendarWishes, next);
    if (wishes) await saveWishes(trx, [phase.id], wishes);
    ids.push(phase.id);
  }
  return ids;
}

/** In list order, which becomes the seeding. */
async function enter(
  { trx, scope, at }: FormTransaction,
  teamIds: readonly string[],
  { competitionId, phaseId }: { readonly competitionId: string; readonly phaseId: string | undefined },
): Promise<void> {
  const { organisationId, userId } = scope;
  const accepted = { organisationId, competitionId, status: 'ACCEPTED' as const };
  const decided = { requestedBy: userId, decidedBy: userId, createdAt: at, decidedAt: at };
  const entries = teamIds.map((teamId, index) => ({ teamId, seed: index + 1 }));
  await insertEntries(
    trx,
    entries.map((entry) => ({ ...entry, ...accepted, ...decided, id: randomUUIDv7() })),
    phaseId === undefined ? [] : entries.map((entry) => ({ ...entry, phaseId })),
  );
}
