import { randomUUIDv7 } from 'node:crypto';
import {
  isRefusal,
  type nextSeasonCalls,
  type Read,
  type Refusal,
  refuse,
  type StartedSeason,
} from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { weeksBetween } from '@traip/engine/season';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { FormTransaction } from '../competition-form/form/form.ts';
import { findFields } from '../timetable/ground/queries.ts';
import { findTraip } from '../traip/queries.ts';
import { findSeason, insertSeason } from '../traip/season/queries.ts';
import { withSeasonLock } from '../traip/season/with-season-lock.ts';
import { carrySquads } from './copy/carry-squads.ts';
import { copyCompetition } from './copy/copy-competition.ts';
import { findByRequest, listStarted, setAbove } from './copy/queries.ts';
import { nextTeams } from './next-teams.ts';
import { type OldCompetition, readOldSeason } from './old/old-season.ts';
import { formRefusal, type NextSeasonForm } from './refusals.ts';

type Scoped = Pick<Context, 'db' | 'now'> & { readonly scope: OrganisationScope };

/** All or nothing. A repeated request returns the season it created. */
export const createNextSeason: Handler<typeof nextSeasonCalls.create> = (context, { params, body }) =>
  withSeasonLock(context, params.id, async (trx, before) => {
    const { scope, now } = context;
    const existing = await findByRequest(trx, before.id, body.requestId);
    if (existing) return startedReply(trx, scope, existing.id);
    const traip = await findTraip(trx, scope, before.traipId);
    if (!traip) return refuse('NOT_FOUND');
    const read = await readOldSeason(trx, scope, before.id, now);
    const old = new Map(read.map((one) => [one.row.id, one]));
    const refusal = formRefusal(body, old, scope);
    if (refusal) return refusal;
    const transaction = { trx, scope, at: now() };
    const target = { before, old, sportKey: traip.sportKey };
    const seasonId = await startSeason(transaction, context, body, target);
    return isRefusal(seasonId) ? seasonId : startedReply(trx, scope, seasonId);
  });

interface StartTarget {
  readonly before: {
    readonly id: string;
    readonly traipId: string;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  };
  readonly old: ReadonlyMap<string, OldCompetition>;
  readonly sportKey: SportKey;
}

async function startSeason(
  transaction: FormTransaction,
  context: Scoped,
  form: NextSeasonForm,
  { before, old, sportKey }: StartTarget,
): Promise<string | Refusal<'NAME_TAKEN' | 'TEAM_UNKNOWN'>> {
  const { trx, scope, at } = transaction;
  const { name, startsOn, endsOn, requestId } = form;
  const teams = await nextTeams(transaction, form.competitions, old.values(), sportKey);
  if (isRefusal(teams)) return teams;
  const season = await insertSeason(trx, {
    id: randomUUIDv7(),
    organisationId: scope.organisationId,
    traipId: before.traipId,
    previousId: before.id,
    createdAt: at,
    name,
    startsOn,
    endsOn,
    requestId,
  });
  if (!season) return refuse('NAME_TAKEN', { field: 'name' });
  const subject = { subjectKind: 'SEASON', subjectId: season.id } as const;
  const details = { fromId: before.id, competitions: form.competitions.length };
  await logAction(trx, context, { ...subject, action: 'STARTED', details });
  const shared = {
    seasonId: season.id,
    weeks: weeksBetween(before, form),
    fields: await findFields(trx, scope),
  };
  const ids = new Map<string, string>();
  for (const [index, { fromId, name: competitionName }] of form.competitions.entries()) {
    const from = old.get(fromId);
    if (!from) throw new Error(`No competition ${fromId}, which was checked.`);
    const target = { ...shared, name: competitionName, teamIds: teams[index] ?? [] };
    const competitionId = await copyCompetition(transaction, from, target);
    ids.set(fromId, competitionId);
    const copied = { subjectKind: 'COMPETITION', subjectId: competitionId, competitionId } as const;
    await logAction(trx, context, { ...copied, action: 'CREATED', details: { fromId } });
    if (form.copySquads)
      await carrySquads(transaction, { ...target, competitionId, fromId, fromSeasonId: before.id });
  }
  await arrangeSteps(transaction, form, ids);
  return season.id;
}

async function arrangeSteps(
  { trx }: FormTransaction,
  { competitions }: NextSeasonForm,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { fromId, above } of competitions) {
    const [id, aboveId] = [ids.get(fromId), above && ids.get(above.competitionId)];
    if (id && above && aboveId) await setAbove(trx, id, { aboveId, goUp: above.up, comeDown: above.down });
  }
}

async function startedReply(
  db: Database,
  scope: OrganisationScope,
  seasonId: string,
): Promise<Read<typeof StartedSeason> | Refusal<'NOT_FOUND'>> {
  const season = await findSeason(db, scope, seasonId);
  if (!season) return refuse('NOT_FOUND');
  const competitions = await listStarted(db, scope, seasonId);
  return {
    season,
    competitions: competitions.map(({ previousId, ...one }) => ({ ...one, fromId: previousId ?? one.id })),
  };
}
