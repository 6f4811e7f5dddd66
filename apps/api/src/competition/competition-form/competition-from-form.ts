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
import { holdPerson } from '../../people/team/people/queries.ts';
import { holdOrganisation } from '../../people/team/queries.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import { competitionSeenFrom } from '../competition/competition-reply.ts';
import { insertCompetition, roleOf } from '../competition/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { moverOf } from '../competition/reply/next-states.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { may } from '../competition/under-lock.ts';
import type { Form, FormContext, FormTransaction } from './form.ts';
import { forbiddenIn, formRefusal } from './form-refusal.ts';
import { saveFirstFixtures, writePhases } from './phases.ts';
import { type FormTarget, targetOf } from './target.ts';
import { enterTeams } from './teams.ts';

type Reason = (typeof traipCalls.createFromForm)['errors'][number];
type Denied = 'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'TRAIP_FORBIDDEN';
type Outcome = Read<typeof FormOutcome> | Refusal<Reason | Denied>;

/** Everything that a form asks for, or nothing of it. */
export async function competitionFromForm(applicant: FormContext, form: Form): Promise<Outcome> {
  const refused = formRefusal(form);
  if (refused) return refused;
  const { db, scope, now } = applicant;
  return withTransaction(db, async (trx): Promise<Outcome> => {
    if (!(await holdPerson(trx, scope.userId))) return refuse('UNAUTHORIZED');
    if (!(await holdOrganisation(trx, scope.organisationId))) return refuse('NOT_FOUND');
    const role = await roleOf(trx, scope);
    if (!may({ role }, 'competitions.manage')) return refuse('FORBIDDEN');
    const forbidden = forbiddenIn(form, role);
    if (forbidden) return forbidden;
    const state = stateFor(form, nextStatesFor(competitionTransitions, 'DRAFT', moverOf(role) ?? 'referee'));
    const made = await write({ trx, scope, at: now() }, form, state);
    if (isRefusal(made)) return made;
    const { organisationId } = scope;
    const competition = await competitionSeenFrom(trx, { organisationId, role }, made.competitionId);
    if (isRefusal(competition)) return competition;
    return { traip: competition.traip, competition, fixtures: made.fixtures };
  });
}

/** Whoever may not show it to the public announces it to the organisation. */
function stateFor({ publish }: Form, next: readonly CompetitionState[]): CompetitionState {
  if (!publish) return 'DRAFT';
  return next.includes('PUBLICIZED') ? 'PUBLICIZED' : 'PENDING';
}

async function write(writing: FormTransaction, form: Form, state: CompetitionState) {
  const place = await targetOf(writing, form);
  if (isRefusal(place)) return place;
  const rules = rulesRefusal(place.variant, form.competition.rulesOverride);
  if (rules) return { ...rules, field: 'competition.rulesOverride' };
  const competitionId = await writeCompetition(writing, form, place, state);
  const first = await writePhases(writing, form.phases, competitionId);
  const into = { competitionId, phaseId: first.phaseId, sportKey: place.sportKey };
  const refused = await enterTeams(writing, form.teams, into);
  if (refused) return refused;
  const fixtures = form.generate ? await saveFirstFixtures(writing, first, competitionId) : 0;
  return isRefusal(fixtures) ? fixtures : { competitionId, fixtures };
}

async function writeCompetition(
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
  await writeRecord(trx, { ...subject, action: 'CREATED', byUser, at });
  if (state === 'DRAFT') return id;
  const details = { from: 'DRAFT', to: state };
  await writeRecord(trx, { ...subject, action: 'STATE_CHANGED', details, byUser, at });
  return id;
}
