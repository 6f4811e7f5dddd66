import type { FullMatch, Read } from '@traip/contract';
import type { MatchRole } from '@traip/engine/match';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import { organisationInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { platformActor } from '../desk/actor.ts';
import { type LoadedMatch, loadMatch } from '../desk/locked-match.ts';
import { listRefereeing } from '../desk/people/queries.ts';
import { scoreboardOf } from '../desk/reply/desk-reply.ts';
import { playByOf } from '../ladder/play-by.ts';
import { visibleLineups } from '../lineups/reply/visible-lineups.ts';
import { matchRow, scoreOf } from '../lists/match-row.ts';
import { loadOrigins } from '../lists/origins/origins.ts';
import { findRow } from '../lists/rows/queries.ts';
import { listPeople } from '../people/queries.ts';
import { canSeePeopleOf, type Viewer } from '../people/viewer.ts';
import { rubbersReply } from '../rubbers/rubbers-reply.ts';
import { findMatchContext, findNext, findPrevious } from './queries.ts';
import { timelineOf } from './timeline.ts';

type Reply = Read<typeof FullMatch>;

/** The reader of a match: as which viewer, and with which staff role. */
export interface Reader {
  readonly viewer: Viewer;
  readonly role: MatchRole | null;
}

/** Everything about a match that the reader can see; undefined if they can't see it. */
export async function fullMatch(
  db: Database,
  { matchId, at }: { readonly matchId: string; readonly at: Date },
  { viewer, role }: Reader,
): Promise<Reply | undefined> {
  const actor = { ...platformActor, userId: viewer.userId, role: role ?? platformActor.role };
  const row = await findRow(db, viewer.userId, matchId);
  const loaded = row && (await loadMatch(db, row, { matchId, actor, at }));
  if (!loaded) return undefined;
  const originOf = await loadOrigins(db, [row]);
  const { clock, periods, sets, result, advances, actions } = scoreboardOf(loaded);
  const { startedAt, finishedAt, closedAt, sportVariantKey, state } = loaded.match;
  return {
    ...matchRow(row, originOf, clock),
    state,
    startedAt,
    finishedAt,
    closedAt,
    result,
    advances,
    clock,
    periods,
    sets,
    sportVariantKey,
    ...(await contextReply(db, loaded)),
    ...(await neighboursReply(db, loaded)),
    rubbers: await rubbersReply(db, loaded, ({ side, ...player }) =>
      playerInBrief(player, canSeePeopleOf(viewer, teamOf(loaded, side))),
    ),
    timeline: await timelineOf(db, loaded, viewer),
    referees: await refereesOf(db, matchId, viewer),
    mvp: await mvpOf(db, loaded, viewer),
    lineups: await visibleLineups(db, loaded.match, viewer, at),
    actions: role === null ? [] : actions,
  };
}

function teamOf({ match }: LoadedMatch, side: 'HOME' | 'AWAY'): string | null {
  return side === 'HOME' ? match.homeTeamId : match.awayTeamId;
}

type MatchContext = Pick<
  Reply,
  'kind' | 'isIfNeeded' | 'streamUrl' | 'playBy' | 'venue' | 'organization' | 'traip'
>;

async function contextReply(db: Database, loaded: LoadedMatch): Promise<MatchContext> {
  const found = await findMatchContext(db, loaded.match.id);
  const { kind, isIfNeeded, streamUrl, traipId, traipCode, traipName, sportKey } = found;
  const { venueId, venueName, address, city, latitude, longitude } = found;
  const organization = organisationInBrief(found);
  if (organization === null) throw new Error('A match has an organisation.');
  return {
    kind,
    isIfNeeded,
    streamUrl,
    organization,
    playBy: playByOf(loaded, found),
    traip: { id: traipId, code: traipCode, name: traipName, sportKey },
    venue:
      venueId === null || venueName === null
        ? null
        : { id: venueId, name: venueName, address, city, latitude, longitude },
  };
}

async function neighboursReply(
  db: Database,
  { match }: LoadedMatch,
): Promise<Pick<Reply, 'previous' | 'next'>> {
  const [previous, next] = await Promise.all([findPrevious(db, match), findNext(db, match)]);
  return { previous: neighbourReply(previous), next: neighbourReply(next) };
}

function neighbourReply(found: Awaited<ReturnType<typeof findNext>>): Reply['next'] {
  if (!found) return null;
  const { id, kickOff, state, round, home, away } = found;
  return { id, kickOff, state, round, home, away, score: scoreOf(found) };
}

async function mvpOf(db: Database, { match }: LoadedMatch, viewer: Viewer): Promise<Reply['mvp']> {
  const { mvpPlayerId, mvpTeamId: teamId } = match;
  const [person] = mvpPlayerId === null ? [] : await listPeople(db, [mvpPlayerId]);
  if (!person || teamId === null) return null;
  return { teamId, player: playerInBrief(person, canSeePeopleOf(viewer, teamId)) };
}

// Staff see full names; others see what each referee makes public.
async function refereesOf(db: Database, matchId: string, { isStaff }: Viewer): Promise<Reply['referees']> {
  const referees = await listRefereeing(db, matchId);
  return referees.map(({ role, ...person }) => ({ ...playerInBrief(person, isStaff), role }));
}
