import {
  type LicenceDecision,
  maxLicencesPerDecision,
  type Read,
  type Refusal,
  refuse,
  type registrationCalls,
} from '@traip/contract';
import { notifyLicencesDecided } from '../../notification/notify/licence/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { approve } from './decision/approve.ts';
import { logLicences } from './decision/log-licences.ts';
import { listByIds, listEntriesOf, listSubmitted } from './decision/queries.ts';
import { returnOrRevoke } from './decision/return-or-revoke.ts';
import { type LicenceRecord, saveLicences } from './licences/queries.ts';
import { findRuleFacts } from './rules/queries.ts';

type Decision = Read<typeof LicenceDecision>;
type Decide = Handler<typeof registrationCalls.decide>;

export const decideLicences: Decide = (context, { params: { competitionId }, body }) =>
  withStaffCompetitionLock(context, 'teams.manage', competitionId, async (trx, _competition, actor) => {
    const facts = await findRuleFacts(trx, actor, competitionId);
    if (!facts) return refuse('NOT_FOUND');
    const rules = facts.registrationRules;
    if (rules === null) return refuse('REGISTRATION_NOT_ASKED');
    const licences = await chosenBy(trx, competitionId, body);
    if ('refused' in licences) return licences;
    const at = context.now();
    const stamp = { rules, by: actor.userId, at, on: dayInMadrid(at) };
    const { action } = body;
    const outcome =
      action === 'approve'
        ? await approve(trx, licences, { facts, ...stamp })
        : returnOrRevoke(licences, { action, reason: body.reason ?? '', ...stamp });
    // Replaced licences come first, so that nobody is ever approved for two teams.
    await saveLicences(trx, [...outcome.replaced, ...outcome.decided]);
    await logAndNotify(trx, context, { ...body, competitionId }, outcome.decided);
    await notifyOldTeams(trx, competitionId, outcome.replaced, { by: actor.userId, at });
    return {
      decided: outcome.decided.length,
      left: outcome.left.map(({ licence: { id, personId, state }, standing }) => ({
        id,
        personId,
        state,
        ...standing,
      })),
      next:
        body.allComplete && licences.length === maxLicencesPerDecision ? (licences.at(-1)?.id ?? null) : null,
    };
  });

async function chosenBy(
  trx: Trx,
  competitionId: string,
  { ids, after }: Decision,
): Promise<LicenceRecord[] | Refusal<'LICENCE_NOT_FOUND'>> {
  if (ids === undefined) return listSubmitted(trx, competitionId, { after, limit: maxLicencesPerDecision });
  const licences = await listByIds(trx, competitionId, ids);
  return licences.length === new Set(ids).size ? licences : refuse('LICENCE_NOT_FOUND', { field: 'ids' });
}

const actions = {
  approve: 'LICENCES_APPROVED',
  return: 'LICENCES_RETURNED',
  revoke: 'LICENCES_REVOKED',
} as const;

/** Notifies the clubs that players left. */
async function notifyOldTeams(
  trx: Trx,
  competitionId: string,
  replaced: readonly LicenceRecord[],
  cause: { readonly by: string; readonly at: Date },
): Promise<void> {
  await logLicences(trx, replaced, { action: 'LICENCES_REPLACED', ...cause });
  const teams = countByTeam(replaced);
  await notifyLicencesDecided(trx, { competitionId, action: 'replace', reason: null, teams, ...cause });
}

const countByTeam = (licences: readonly LicenceRecord[]) =>
  [...Map.groupBy(licences, ({ teamId }) => teamId)].map(([teamId, own]) => ({ teamId, count: own.length }));

/** Logs the decisions and notifies the leaders of each team. */
async function logAndNotify(
  trx: Trx,
  context: Parameters<Decide>[0],
  { competitionId, action, reason }: Decision & { readonly competitionId: string },
  decided: readonly LicenceRecord[],
): Promise<void> {
  const byTeam = Map.groupBy(decided, ({ teamId }) => teamId);
  for (const { id: subjectId, teamId } of await listEntriesOf(trx, competitionId, [...byTeam.keys()])) {
    const licences = (byTeam.get(teamId) ?? []).map(({ id }) => id);
    await logAction(trx, context, {
      subjectKind: 'PARTICIPATION',
      subjectId,
      competitionId,
      action: actions[action],
      details: { teamId, count: licences.length, reason, licences },
    });
  }
  const { scope, now } = context;
  const cause = { by: scope.userId, at: now() };
  await notifyLicencesDecided(trx, { competitionId, action, reason, teams: countByTeam(decided), ...cause });
}
