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
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import { competitionReply } from '../competition/competition-reply.ts';
import { insertCompetition, roleOf } from '../competition/queries.ts';
import { moverOf } from '../competition/reply/next-states.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { hasAbility } from '../competition/with-competition-lock.ts';
import { lockOrganisation } from '../venue/lock/queries.ts';
import { type Form, type FormContext, type FormTransaction, isChosen } from './form/form.ts';
import { formRefusal, permissionRefusal } from './form-refusal.ts';
import { saveAllFixtures, savePhases } from './phases.ts';
import { type FormTarget, resolveTarget } from './target.ts';
import { enterTeams } from './teams.ts';
import { saveFirstWishes } from './timetable/save-first-wishes.ts';
import { saveTimetable } from './timetable/save-timetable.ts';

type Reason = (typeof traipCalls.createFromForm)['errors'][number];
type AccessReason = 'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'TRAIP_FORBIDDEN';
type Outcome = Read<typeof FormOutcome> | Refusal<Reason | AccessReason>;

/** Creates everything in the form, or nothing. */
export async function competitionFromForm(context: FormContext, form: Form): Promise<Outcome> {
  const refusal = formRefusal(form);
  if (refusal) return refusal;
  const { db, scope, now } = context;
  return withTransaction(db, async (trx): Promise<Outcome> => {
    const role = await lockedRole(trx, scope, form);
    if (isRefusal(role)) return role;
    const forbidden = permissionRefusal(form, role);
    if (forbidden) return forbidden;
    const state = stateFor(form, nextStatesFor(competitionTransitions, 'DRAFT', moverOf(role) ?? 'referee'));
    const created = await createAll({ trx, scope, at: now() }, form, state);
    if (isRefusal(created)) return created;
    const { organisationId } = scope;
    const competition = await competitionReply(trx, { organisationId, role }, created.competitionId);
    if (isRefusal(competition)) return competition;
    return {
      traip: competition.traip,
      competition,
      fixtures: created.fixtures,
      scheduled: created.scheduled,
    };
  });
}

/** The caller's role, with themselves and their organisation locked. */
async function lockedRole(trx: Trx, scope: OrganisationScope, { timetable }: Form) {
  if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
  // A new venue must not meet another one of its name.
  if (timetable && !isChosen(timetable.venue)) await lockOrganisation(trx, scope);
  if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
  const role = await roleOf(trx, scope);
  return hasAbility({ role }, 'competitions.manage') ? role : refuse('FORBIDDEN');
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
  const phases = await savePhases(transaction, form.phases, competitionId);
  const entryTarget = { competitionId, phaseId: firstOf(phases).phaseId, sportKey: target.sportKey };
  const refusal = await enterTeams(transaction, form.teams, entryTarget);
  if (refusal) return refusal;
  const drawn = form.generate ? await saveAllFixtures(transaction, phases, competitionId) : [];
  if (isRefusal(drawn)) return drawn;
  const unknown = await saveFirstWishes(transaction, form.wishes, phases);
  if (unknown) return unknown;
  const scheduled = form.timetable ? await saveTimetable(transaction, form.timetable, drawn) : 0;
  if (isRefusal(scheduled)) return scheduled;
  return { competitionId, fixtures: drawn.reduce((sum, { fixtures }) => sum + fixtures, 0), scheduled };
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('A form has at least one phase.');
  return first;
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
