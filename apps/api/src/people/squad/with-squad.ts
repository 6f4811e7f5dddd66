import { teamAbilitiesOf } from '@traip/contract';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { type Actor, withTeamLock } from '../team/with-team-lock.ts';
import { listSquad, lockPeople, type SquadRow } from './queries.ts';
import { type ActingFor, maySeeFacts, squadPerson } from './squad-person.ts';

/** A squad under the lock of its team. */
export interface OpenSquad {
  readonly trx: Trx;
  readonly now: Date;
  readonly actor: Actor;
  readonly actingFor: ActingFor;
  readonly rows: readonly SquadRow[];
  /** Whether the actor may give roles that come with abilities. */
  readonly mayGiveRoles: boolean;
}

type SquadContext = Pick<Context, 'db' | 'now'> & { readonly scope: TeamScope };

/**
 * Runs a change of a team's people, one at a time. The people it names are locked before anything is read
 * about them: they may be in other teams, on the list of an organisation, or about to be deleted.
 */
export function withSquad<T>(
  context: SquadContext,
  personIds: readonly string[],
  change: (squad: OpenSquad) => Promise<T>,
) {
  return withTeamLock(context, 'team.enterPeople', async (trx, actor, team) => {
    await lockPeople(trx, personIds);
    return change({
      trx,
      now: context.now(),
      actor,
      actingFor: { teamId: team.id, organisationId: team.organisationId },
      rows: await listSquad(trx, team.id),
      mayGiveRoles: teamAbilitiesOf(actor).includes('team.changeRole'),
    });
  });
}

/** The people of an open squad as the actor sees them. */
export function peopleOf(
  { actor, actingFor, now }: Pick<OpenSquad, 'actor' | 'actingFor' | 'now'>,
  rows: readonly SquadRow[],
) {
  const view = { actor, actingFor, today: dayInMadrid(now) };
  return rows.map((row) => squadPerson(view, row));
}

export function squadReply(squad: Pick<OpenSquad, 'actor' | 'actingFor' | 'now'>, rows: readonly SquadRow[]) {
  return { people: peopleOf(squad, rows), maySeeFacts: maySeeFacts(squad.actor) };
}
