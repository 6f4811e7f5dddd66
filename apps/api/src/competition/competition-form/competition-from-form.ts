import { randomUUIDv7 } from 'node:crypto';
import {
  type FormOutcome,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
  type traipCalls,
} from '@traip/contract';
import { type CompetitionState, competitionTransitions, nextStatesFor } from '@traip/engine/competition';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import { lockOrganisationShared } from '../../people/team/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import { competitionReply } from '../competition/competition-reply.ts';
import { insertCompetition, roleOf } from '../competition/queries.ts';
import { moverOf } from '../competition/reply/next-states.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { hasAbility } from '../competition/with-competition-lock.ts';
import type { Form, FormContext, FormTransaction } from './form.ts';
import { formRefusal, permissionRefusal } from './form-refusal.ts';
import { saveFirstFixtures, savePhases } from './phases.ts';
import { type FormTarget, resolveTarget } from './target.ts';
import { enterTeams } from './teams.ts';

type Reason = (typeof traipCalls.createFromForm)['errors'][number];
type AccessReason = 'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'TRAIP_FORBIDDEN';
type Outcome = Read<typeof FormOutcome> | Refusal<Reason | AccessReason>;

/** Creates everything in the form, or nothing. */
export async function competitionFromForm(context: FormContext, form: Form): Promise<Outcome> {
  const refusal = formRefusal(form);
  if (refusal) return refusal;
  const { db, scope, now } = context;
  return withTransaction(db, async (trx): Promise<Outcome> => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
    const role = await roleOf(trx, scope);
    if (!hasAbility({ role }, 'competitions.manage')) return refuse('FORBIDDEN');
    const forbidden = permissionRefusal(form, role);
    if (forbidden) return forbidden;
    const state = stateFor(form, nextStatesFor(competitionTransitions, 'DRAFT', moverOf(role) ?? 'referee'));
    const created = await createAll({ trx, scope, at: now() }, form, state);
    if (isRefusal(created)) return created;
    const { organisationId } = scope;
    const competition = await competitionReply(trx, { organisationId, role }, created.competitionId);
    if (isRefusal(competition)) return competition;
    return { traip: competition.traip, competition, fixtures: created.fixtures };
  });
}

/** Without the right to publish, the competition is only announced to the organisation. */
function stateFor({ publish }: Form, next: readonly CompetitionState[]): CompetitionState {
  if (!publish) return 'DRAFT';
  return next.includes('PUBLICIZED') ? 'PUBLICIZED' : 'PENDING';
}

async function createAll(transaction: FormTransaction, form: Form, state: CompetitionState) {
  const target = await resolveTarget(transaction, form);
  if (isRefusal(target)) return target;
  const rules = rulesRefusal(target.variant, form.competition.rulesOverride);
  if (rules) return { ...rules, field: 'competition.rulesOverride' };
  const competitionId = await saveCompetition(transaction, form, target, state);
  const first = await savePhases(transaction, form.phases, competitionId);
  const entryTarget = { competitionId, phaseId: first.phaseId, sportKey: target.sportKey };
  const refusal = await enterTeams(transaction, form.teams, entryTarget);
  if (refusal) return refusal;
  const fixtures = form.generate ? await saveFirstFixtures(transaction, first, competitionId) : 0;
  return isRefusal(fixtures) ? fixtures : { competitionId, fixtures };
}

async function saveCompetition(
  { trx, scope, at }: FormTransaction,
  { competition }: Form,
  { traipId, seasonId, categoryId }: FormTarget,
  state: CompetitionState,
): Promise<string> {
  const id = randomUUIDv7();
  const { organisationId, userId: byUser } = scope;
  await insertCompetition(trx, {
    ...competition,
    id,
    organisationId,
    traipId,
    seasonId,
    categoryId,
    state,
    createdAt: at,
    publishedAt: state === 'PUBLICIZED' ? at : null,
    rulesOverride: JSON.stringify(competition.rulesOverride),
    searchText: searchTextOf(competition.name),
  });
  const subject = { organisationId, competitionId: id, subjectKind: 'COMPETITION', subjectId: id } as const;
  await insertAuditEntry(trx, { ...subject, action: 'CREATED', byUser, at });
  if (state === 'DRAFT') return id;
  const details = { from: 'DRAFT', to: state };
  await insertAuditEntry(trx, { ...subject, action: 'STATE_CHANGED', details, byUser, at });
  return id;
}
