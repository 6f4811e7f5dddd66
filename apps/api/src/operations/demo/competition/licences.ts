import {
  LicenceDecision,
  RegistrationRulesChange,
  SquadEntry,
  SquadSubmission,
  type Write,
} from '@traip/contract';
import { decideLicences } from '../../../competition/registration/decide-licences.ts';
import { enterSquad } from '../../../competition/registration/enter-squad.ts';
import { saveRules } from '../../../competition/registration/save-rules.ts';
import { submitSquad } from '../../../competition/registration/submit-squad.ts';
import { listSquad } from '../match/queries.ts';
import { requestWith, throwIfRefused } from '../people/calls.ts';
import { type StaffContext, visitorContext } from '../people/person.ts';
import { findTeamByCode } from '../people/queries.ts';
import { day } from './kick-offs.ts';
import { findVersion } from './queries.ts';

type Rules = NonNullable<Write<typeof RegistrationRulesChange>['rules']>;

/** A competition that requires licences, in the middle of its window. */
export interface DemoLicences {
  readonly rules: Omit<Rules, 'opensAt' | 'closesAt'>;
  readonly openedDaysAgo: number;
  readonly closesInDays: number;
  readonly squads: readonly DemoLicenceSquad[];
}

interface DemoLicenceSquad {
  readonly team: string;
  /** Email address of the person who registers the players. */
  readonly by: string;
  /** Shirts of players who are not registered. */
  readonly leftOut?: readonly number[];
  /** Shirts of players who are only drafted. */
  readonly kept?: readonly number[];
  readonly returned?: { readonly shirt: number; readonly reason: string };
  /** Whether the organiser has approved the others. */
  readonly isApproved: boolean;
}

export async function registerSquads(
  staff: StaffContext,
  competitionId: string,
  { rules, openedDaysAgo, closesInDays, squads }: DemoLicences,
): Promise<void> {
  const now = staff.now().getTime();
  const params = { competitionId };
  const { version } = await findVersion(staff.db, competitionId);
  const opensAt = new Date(now - openedDaysAgo * day).toISOString();
  const closesAt = new Date(now + closesInDays * day).toISOString();
  const body = RegistrationRulesChange.parse({ rules: { ...rules, opensAt, closesAt }, version });
  throwIfRefused(await saveRules(staff, { ...requestWith(body), params }));
  for (const squad of squads) await registerSquad(staff, competitionId, squad);
}

async function registerSquad(staff: StaffContext, competitionId: string, squad: DemoLicenceSquad) {
  const { people } = await sendSquad(staff, competitionId, squad);
  const sent = people.flatMap(({ licence }) => (licence?.state === 'SUBMITTED' ? [licence] : []));
  const { returned, isApproved } = squad;
  const decide = async (decision: Write<typeof LicenceDecision>) => {
    const body = LicenceDecision.parse(decision);
    throwIfRefused(await decideLicences(staff, { ...requestWith(body), params: { competitionId } }));
  };
  const idsOf = (isChosen: (shirt: number | null) => boolean) =>
    sent.filter(({ shirt }) => isChosen(shirt)).map(({ id }) => id);
  if (returned)
    await decide({
      action: 'return',
      reason: returned.reason,
      ids: idsOf((shirt) => shirt === returned.shirt),
    });
  if (isApproved) await decide({ action: 'approve', ids: idsOf((shirt) => shirt !== returned?.shirt) });
}

/** Drafts a squad and submits all but those kept back. */
async function sendSquad(
  { db, scope: { organisationId, orgCode }, now }: StaffContext,
  competitionId: string,
  { team, by, kept = [], leftOut = [] }: DemoLicenceSquad,
) {
  const context = await visitorContext(db, { by, organisationId, orgCode }, now());
  const params = { competitionId, teamId: (await findTeamByCode(db, team)).id };
  const squad = await listSquad(db, params.teamId);
  const registered = squad.filter(({ shirt }) => !has(leftOut, shirt));
  const entry = SquadEntry.parse({
    people: registered.map(({ personId, shirt }) => ({ personId, shirt })),
  });
  throwIfRefused(await enterSquad(context, { ...requestWith(entry), params }));
  const personIds = registered.flatMap(({ personId, shirt }) => (has(kept, shirt) ? [] : [personId]));
  const submission = SquadSubmission.parse({ personIds });
  return throwIfRefused(await submitSquad(context, { ...requestWith(submission), params })).squad;
}

function has(shirts: readonly number[], shirt: number | null): boolean {
  return shirt !== null && shirts.includes(shirt);
}
