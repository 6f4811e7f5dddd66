import {
  type FormOutcome,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
  type traipCalls,
} from '@traip/contract';
import { isRaced, type SportKey } from '@traip/engine';
import { type CompetitionState, competitionTransitions, nextStatesFor } from '@traip/engine/competition';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import { lockOrganisationShared } from '../../people/team/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import { competitionReply } from '../competition/competition-reply.ts';
import { partnersRefusal } from '../competition/partners-refusal.ts';
import { roleOf } from '../competition/queries.ts';
import { moverOf } from '../competition/reply/next-states.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { hasAbility } from '../competition/with-competition-lock.ts';
import { golfRefusal } from '../race/settings/golf-of.ts';
import { saveRaces } from '../race/settings/new-races.ts';
import { lockOrganisation } from '../venue/lock/queries.ts';
import { competitorsOf } from './competitors-of.ts';
import {
  type Form,
  type FormContext,
  type FormTransaction,
  isChosen,
  type SettledForm,
} from './form/form.ts';
import { formRefusal, permissionRefusal } from './form-refusal.ts';
import { inviteContacts } from './invite-contacts.ts';
import { saveAllFixtures, savePhases } from './phases.ts';
import { saveCompetition } from './save-competition.ts';
import { resolveTarget } from './target.ts';
import { enterTeams } from './teams.ts';
import { saveFirstWishes } from './timetable/save-first-wishes.ts';
import { noHours, saveTimetable } from './timetable/save-timetable.ts';
import { classesRefusal, saveOtherClasses } from './weight-classes.ts';

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
    // Only teams have contacts who run them.
    const contacts = created.competitors === 'TEAM' ? form.teams : [];
    const invited = await inviteContacts(context, trx, contacts, created.teamIds);
    if (isRefusal(invited)) return invited;
    const { organisationId } = scope;
    const competition = await competitionReply(trx, { organisationId, role }, created.competitionId);
    if (isRefusal(competition)) return competition;
    return {
      traip: competition.traip,
      competition,
      fixtures: created.fixtures,
      ...created.hours,
      invited,
    };
  });
}

/** The caller's role, read with the caller and the organisation locked. */
async function lockedRole(trx: Trx, scope: OrganisationScope, { timetable }: Form) {
  if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
  // Venue names are unique, so creating one must not race with another.
  if (timetable && !isChosen(timetable.venue)) await lockOrganisation(trx, scope);
  if (!(await lockOrganisationShared(trx, scope.organisationId))) return refuse('NOT_FOUND');
  const role = await roleOf(trx, scope);
  return hasAbility({ role }, 'competitions.manage') ? role : refuse('FORBIDDEN');
}

/** If the role can't publish, the competition is only announced to the organisation. */
function stateFor({ publish }: Form, next: readonly CompetitionState[]): CompetitionState {
  if (!publish) return 'DRAFT';
  return next.includes('PUBLICIZED') ? 'PUBLICIZED' : 'PENDING';
}

async function createAll(transaction: FormTransaction, given: Form, state: CompetitionState) {
  const target = await resolveTarget(transaction, given);
  if (isRefusal(target)) return target;
  const rules = rulesRefusal(target.variant, given.competition.rulesOverride);
  if (rules) return { ...rules, field: 'competition.rulesOverride' };
  const form = {
    ...given,
    competitors: await competitorsOf(transaction, given, target.variant),
    competitorsProposed: given.competitors === undefined,
  };
  const mismatch = partnersRefusal(
    {
      competitors: form.competitors,
      sportVariantKey: target.variant,
      rulesOverride: form.competition.rulesOverride,
    },
    form.phases.map(({ algorithm }) => algorithm),
  );
  if (mismatch) return { ...mismatch, field: 'phases.0.algorithm' };
  if (form.races.length > 0 && !isRaced(target.variant))
    return refuse('NOT_A_RACE_SPORT', { field: 'races' });
  const golf = form.races.find((race) => golfRefusal(target.variant, race));
  if (golf) return refuse('GOLF_HAS_CARDS', { field: `races.${form.races.indexOf(golf)}.golf` });
  const classless = classesRefusal(form, target);
  if (classless) return classless;
  const [weightClass = null, ...others] = form.weightClasses;
  const competitionId = await saveCompetition(transaction, form, target, { state, weightClass });
  await saveRaces(transaction, form.races, { competitionId, variant: target.variant });
  const phases = await savePhases(transaction, form.phases, competitionId);
  const teamIds = await enterAll(transaction, form, { competitionId, phases, sportKey: target.sportKey });
  if (isRefusal(teamIds)) return teamIds;
  const drawn = form.generate ? await saveAllFixtures(transaction, phases, competitionId) : [];
  if (isRefusal(drawn)) return drawn;
  const unknown = await saveFirstWishes(transaction, form.wishes, phases);
  if (unknown) return unknown;
  const hours = form.timetable ? await saveTimetable(transaction, form.timetable, phases, drawn) : noHours;
  if (isRefusal(hours)) return hours;
  await saveOtherClasses(transaction, form, { target, state, others });
  const fixtures = drawn.reduce((sum, phase) => sum + phase.fixtures, 0);
  return { competitionId, teamIds, fixtures, hours, competitors: form.competitors };
}

interface Entered {
  readonly competitionId: string;
  readonly phases: readonly { readonly phaseId: string }[];
  readonly sportKey: SportKey;
}

/** In a competition with races and no phases, nobody is entered yet. */
async function enterAll(
  transaction: FormTransaction,
  { teams, competitors }: SettledForm,
  { competitionId, phases: [first], sportKey }: Entered,
) {
  if (first === undefined) return [];
  return enterTeams(transaction, teams, { competitionId, phaseId: first.phaseId, sportKey, competitors });
}
