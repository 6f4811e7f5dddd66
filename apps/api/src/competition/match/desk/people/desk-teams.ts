import type { Desk, Read } from '@traip/contract';
import { onField } from '@traip/engine/match';
import { nameOf, playerInBrief } from '../../../../people/person/player-in-brief.ts';
import type { LineupRecord, PlayerRecord } from '../../lineups/stored/queries.ts';
import { mayWriteEvents } from '../actor.ts';
import type { LoadedMatch } from '../locked-match.ts';
import type { SquadMember } from './queries.ts';

type Teams = Read<typeof Desk>['players'];
type Team = NonNullable<Teams['home']>;
type Player = Team['players'][number];

interface TeamFacts {
  readonly squads: readonly SquadMember[];
  readonly lineups: readonly LineupRecord[];
  readonly fielded: readonly PlayerRecord[];
  readonly suspended: readonly {
    readonly playerId: string;
    readonly teamId: string;
    readonly personRole: string;
  }[];
}

/** The people that events can name: the confirmed lineup of a team, or its whole squad. */
export function deskTeams(loaded: LoadedMatch, { suspended, ...read }: TeamFacts): Teams {
  const { homeTeamId, awayTeamId } = loaded.match;
  const facts = { ...read, suspended: suspended.filter(({ personRole }) => personRole === 'PLAYER') };
  const teamById = (teamId: string | null) => (teamId === null ? null : deskTeam(loaded, teamId, facts));
  return { home: teamById(homeTeamId), away: teamById(awayTeamId) };
}

function deskTeam(loaded: LoadedMatch, teamId: string, facts: TeamFacts): Team {
  const lineup = facts.lineups.find((one) => one.teamId === teamId);
  const fielded = facts.fielded.filter(({ lineupId }) => lineupId === lineup?.id);
  const players = lineup
    ? lineupPlayers(loaded, lineup, fielded, facts)
    : facts.squads.filter((member) => member.teamId === teamId && !isStaff(member));
  return {
    teamId,
    source: lineup ? 'LINEUP' : 'SQUAD',
    players: players.map((one) => ('playerId' in one ? one : squadPlayer(loaded, teamId, one, facts))),
    staff: staffOf(loaded, teamId, facts, fielded),
    substitutions: lineup?.substitutions?.map((one) => ({ second: 0, ...one })) ?? null,
    maySubstitute: lineup !== undefined && mayWriteEvents(loaded),
  };
}

const placeOrder = { STARTER: 0, BENCH: 1 };

function lineupPlayers(
  loaded: LoadedMatch,
  { teamId, substitutions }: LineupRecord,
  fielded: readonly PlayerRecord[],
  facts: TeamFacts,
): Player[] {
  const on = onField({ players: fielded, substitutions: substitutions ?? [] });
  return fielded
    .toSorted((one, other) => placeOrder[one.place] - placeOrder[other.place])
    .map((one) => {
      const { place, shirt, isGoalkeeper, isCaptain } = one;
      const marks = marksOf(loaded, teamId, one.id, facts);
      const isOnField = on.has(one.id) && !marks.isOut;
      return {
        ...shown(loaded, one),
        position: positionOf(facts, teamId, one.id),
        place,
        shirt,
        isGoalkeeper,
        isCaptain,
        isOnField,
        ...marks,
      };
    });
}

function squadPlayer(loaded: LoadedMatch, teamId: string, member: SquadMember, facts: TeamFacts): Player {
  return {
    ...shown(loaded, member),
    position: member.position,
    shirt: null,
    place: null,
    isOnField: null,
    isGoalkeeper: false,
    isCaptain: member.role === 'CAPTAIN',
    ...marksOf(loaded, teamId, member.id, facts),
  };
}

/** A scorer link shows people as the public page does. */
function person({ actor }: LoadedMatch, one: SquadMember | PlayerRecord): Pick<Player, 'playerId' | 'name'> {
  return { playerId: one.id, name: nameOf(one, actor.linkId === null) };
}

function shown(loaded: LoadedMatch, one: SquadMember | PlayerRecord) {
  const { avatarUrl } = playerInBrief(one, loaded.actor.linkId === null);
  return { ...person(loaded, one), avatarUrl };
}

function positionOf({ squads }: TeamFacts, teamId: string, personId: string): string | null {
  return squads.find((member) => member.teamId === teamId && member.id === personId)?.position ?? null;
}

function marksOf({ state }: LoadedMatch, teamId: string, playerId: string, { suspended }: TeamFacts) {
  const isTheirs = (one: { readonly teamId: string; readonly playerId: string | null }) =>
    one.teamId === teamId && one.playerId === playerId;
  return {
    isOut: state.tally.out.some((one) => isTheirs(one) && one.personRole === 'PLAYER'),
    isSuspended: suspended.some(isTheirs),
  };
}

function isStaff({ role }: SquadMember): boolean {
  return role === 'COACH' || role === 'STUFF';
}

/** Coaches and other staff, unless they play in this match. */
function staffOf(
  loaded: LoadedMatch,
  teamId: string,
  { squads }: TeamFacts,
  fielded: readonly PlayerRecord[],
): Team['staff'] {
  const { out } = loaded.state.tally;
  return squads
    .filter(
      (member) => member.teamId === teamId && isStaff(member) && !fielded.some(({ id }) => id === member.id),
    )
    .map((member) => ({
      ...person(loaded, member),
      role: member.role,
      isOut: out.some(({ playerId, personRole }) => playerId === member.id && personRole === 'STAFF'),
    }));
}
