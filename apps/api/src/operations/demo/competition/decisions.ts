import { NewAdjustment, NewEntry } from '@traip/contract';
import { addTeam } from '../../../competition/entry/add-team.ts';
import { adjust } from '../../../competition/standings/adjust.ts';
import { granted, telling } from '../people/granted.ts';
import { type Staff, visitorAt } from '../people/person.ts';
import { findTeamNamed } from '../people/queries.ts';
import { listPhases } from './queries.ts';

/** Points given or taken: of a team, by its code. */
export interface DemoAdjustment {
  readonly team: string;
  readonly points: number;
  readonly reason: string;
}

/** Somebody asks for a place for their team. */
export interface Request {
  readonly team: string;
  readonly by: string;
}

export async function adjustTables(
  staff: Staff,
  competitionId: string,
  adjustments: readonly DemoAdjustment[],
): Promise<void> {
  const [phase] = await listPhases(staff.db, competitionId);
  for (const { team, points, reason } of adjustments) {
    const { id: teamId } = await findTeamNamed(staff.db, team);
    const body = NewAdjustment.parse({ phaseId: phase?.id, teamId, points, reason });
    granted(await adjust(staff, telling(body)));
  }
}

export async function requestPlaces(
  { db, scope: { organisationId, orgCode }, now }: Staff,
  competitionId: string,
  requests: readonly Request[],
): Promise<void> {
  for (const { team, by } of requests) {
    const { id: teamId } = await findTeamNamed(db, team);
    const visitor = await visitorAt(db, { by, organisationId, orgCode }, now());
    const body = NewEntry.parse({ competitionId, teamId });
    granted(await addTeam(visitor, telling(body)));
  }
}
