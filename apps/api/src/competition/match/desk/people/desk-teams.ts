import type { Desk, Read } from '@traip/contract';
import { onField } from '@traip/engine/match';
import type { Database } from '../../../../platform/db/schema.ts';
import { listSuspendedFor } from '../../../suspension/queries.ts';
import {
  findLineups,
  type LineupRecord,
  listPlayers,
  type PlayerRecord,
} from '../../lineups/stored/queries.ts';
import { nameOf } from '../../people/player-in-brief.ts';
import { mayWriteEvents } from '../actor.ts';
import type { LoadedMatch } from '../locked-match.ts';
import type { Mate } from './queries.ts';

type Teams = Read<typeof Desk>['players'];
type Team = NonNullable<Teams['home']>;
type Player = Team['players'][number];

interface Known {
  readonly squads: readonly Mate[];
  readonly lineups: readonly LineupRecord[];
  readonly fielded: readonly PlayerRecord[];
  readonly suspended: readonly { readonly playerId: string; readonly teamId: string }[];
}

/** Who may be named in the events of a match: the confirmed lineup of a team, or else everybody in it. */
export async function deskTeams(db: Database, loaded: LoadedMatch, squads: readonly Mate[]): Promise<Teams> {
  const { id: matchId, competitionId, homeTeamId, awayTeamId } = loaded.match;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (teamIds.length === 0) return { home: null, away: null };
  const lineups = (await findLineups(db, matchId)).filter(({ confirmedAt }) => confirmedAt !== null);
  const ids = lineups.map(({ id }) => id);
  const fielded = ids.length === 0 ? [] : await listPlayers(db, ids);
  const suspended = await listSuspendedFor(db, { matchId, competitionId }, teamIds);
  const known = {
    squads,
    lineups,
    fielded,
    suspended: suspended.filter(({ personRole }) => personRole === 'PLAYER'),
  };
  const of = (teamId: string | null) => (teamId === null ? null : deskTeam(loaded, teamId, known));
  return { home: of(homeTeamId), away: of(awayTeamId) };
}

function deskTeam(loaded: LoadedMatch, teamId: string, known: Known): Team {
  const lineup = known.lineups.find((one) => one.teamId === teamId);
  const fielded = known.fielded.filter(({ lineupId }) => lineupId === lineup?.id);
  const players = lineup
    ? ofLineup(loaded, lineup, fielded, known)
    : known.squads.filter((mate) => mate.teamId === teamId && !isStaff(mate));
  return {
    teamId,
    source: lineup ? 'LINEUP' : 'SQUAD',
    players: players.map((one) => ('playerId' in one ? one : ofSquad(loaded, teamId, one, known))),
    staff: staffOf(loaded, teamId, known, fielded),
    substitutions: lineup?.substitutions?.map((one) => ({ second: 0, ...one })) ?? null,
    maySubstitute: lineup !== undefined && mayWriteEvents(loaded),
  };
}

const placed = { STARTER: 0, BENCH: 1 };

function ofLineup(
  loaded: LoadedMatch,
  { teamId, substitutions }: LineupRecord,
  fielded: readonly PlayerRecord[],
  known: Known,
): Player[] {
  const on = onField({ players: fielded, substitutions: substitutions ?? [] });
  return fielded
    .toSorted((one, other) => placed[one.place] - placed[other.place])
    .map((one) => {
      const { place, shirt, isGoalkeeper, isCaptain } = one;
      const marks = marksOf(loaded, teamId, one.id, known);
      const isOnField = on.has(one.id) && !marks.isOut;
      return { ...person(loaded, one), place, shirt, isGoalkeeper, isCaptain, isOnField, ...marks };
    });
}

function ofSquad(loaded: LoadedMatch, teamId: string, mate: Mate, known: Known): Player {
  return {
    ...person(loaded, mate),
    shirt: null,
    place: null,
    isOnField: null,
    isGoalkeeper: false,
    isCaptain: mate.role === 'CAPTAIN',
    ...marksOf(loaded, teamId, mate.id, known),
  };
}

/** A scorer link shows of people what the public page shows of them. */
function person({ actor }: LoadedMatch, one: Mate | PlayerRecord): Pick<Player, 'playerId' | 'name'> {
  return { playerId: one.id, name: nameOf(one, actor.linkId === null) };
}

function marksOf({ state }: LoadedMatch, teamId: string, playerId: string, { suspended }: Known) {
  const isTheirs = (one: { readonly teamId: string; readonly playerId: string | null }) =>
    one.teamId === teamId && one.playerId === playerId;
  return {
    isOut: state.tally.out.some((one) => isTheirs(one) && one.personRole === 'PLAYER'),
    isSuspended: suspended.some(isTheirs),
  };
}

function isStaff({ role }: Mate): boolean {
  return role === 'COACH' || role === 'STUFF';
}

/** Coaches and helpers, unless they play today. */
function staffOf(
  loaded: LoadedMatch,
  teamId: string,
  { squads }: Known,
  fielded: readonly PlayerRecord[],
): Team['staff'] {
  const { out } = loaded.state.tally;
  return squads
    .filter((mate) => mate.teamId === teamId && isStaff(mate) && !fielded.some(({ id }) => id === mate.id))
    .map((mate) => ({
      ...person(loaded, mate),
      role: mate.role,
      isOut: out.some(({ playerId, personRole }) => playerId === mate.id && personRole === 'STAFF'),
    }));
}
