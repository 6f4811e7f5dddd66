import { type matchManagementCalls, pageWith } from '@traip/contract';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { platformActor } from '../desk/actor.ts';
import { type LoadedMatch, loadMatch } from '../desk/locked-match.ts';
import { conflictsOf } from '../schedule/conflicts.ts';
import { countReferees, listInvolved, pageOfReferees } from './queries.ts';

/** With a match, also marks who is busy then, involved with one of the teams, or already assigned. */
export const refereeCandidates: Handler<typeof matchManagementCalls.refereeCandidates> = async (
  { db, scope, now },
  { query },
) => {
  const { page, limit, q, matchId } = query;
  const [people, total] = await Promise.all([pageOfReferees(db, scope, query), countReferees(db, scope, q)]);
  const ids = people.map(({ id }) => id);
  const loaded = matchId && (await loadMatch(db, scope, { matchId, actor: platformActor, at: now() }));
  const availability = loaded
    ? await loadAvailability(db, loaded, ids)
    : { busy: new Map<string, Date>(), involved: [] };
  const items = people.map((person) => ({
    ...playerInBrief(person, true),
    isAssigned: loaded ? loaded.referees.includes(person.id) : false,
    busyAt: availability.busy.get(person.id) ?? null,
    isInvolved: availability.involved.includes(person.id),
  }));
  return pageWith(items, { page, limit, total });
};

interface Availability {
  readonly busy: ReadonlyMap<string, Date>;
  readonly involved: readonly string[];
}

async function loadAvailability(
  db: Database,
  loaded: LoadedMatch,
  ids: readonly string[],
): Promise<Availability> {
  const { kickOff, homeTeamId, awayTeamId } = loaded.match;
  const conflicts =
    kickOff === null ? [] : await conflictsOf(db, loaded, { kickOff, field: null, refereeIds: ids });
  const busy = new Map(
    conflicts.flatMap((one) => (one.kind === 'REFEREE' ? [[one.id, one.kickOff] as const] : [])),
  );
  const teams = [homeTeamId, awayTeamId].filter((id) => id !== null);
  return { busy, involved: await listInvolved(db, ids, teams) };
}
