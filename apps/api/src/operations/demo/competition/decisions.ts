import { NewAdjustment, NewEntry } from '@traip/contract';
import { addTeam } from '../../../competition/entry/add-team.ts';
import { adjust } from '../../../competition/standings/adjust.ts';
import { requestWith, throwIfRefused } from '../people/calls.ts';
import { type StaffContext, visitorContext } from '../people/person.ts';
import { findTeamByCode } from '../people/queries.ts';
import { listPhases } from './queries.ts';

/** Points added to or deducted from a team, given by its code. */
export interface DemoAdjustment {
  readonly team: string;
  readonly points: number;
  readonly reason: string;
}

/** A request to enter a team. */
export interface DemoRequest {
  readonly team: string;
  readonly by: string;
}

export async function addAdjustments(
  staff: StaffContext,
  competitionId: string,
  adjustments: readonly DemoAdjustment[],
): Promise<void> {
  const [phase] = await listPhases(staff.db, competitionId);
  for (const { team, points, reason } of adjustments) {
    const { id: teamId } = await findTeamByCode(staff.db, team);
    const body = NewAdjustment.parse({ phaseId: phase?.id, teamId, points, reason });
    throwIfRefused(await adjust(staff, requestWith(body)));
  }
}

export async function requestEntries(
  { db, scope: { organisationId, orgCode }, now }: StaffContext,
  competitionId: string,
  requests: readonly DemoRequest[],
): Promise<void> {
  for (const { team, by } of requests) {
    const { id: teamId } = await findTeamByCode(db, team);
    const visitor = await visitorContext(db, { by, organisationId, orgCode }, now());
    const body = NewEntry.parse({ competitionId, teamId });
    throwIfRefused(await addTeam(visitor, requestWith(body)));
  }
}
