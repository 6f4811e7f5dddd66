// What a lineup must fulfil before it is confirmed. All problems are reported at once.
import type { SportRules } from '../sports/rules.ts';
import type { PlayerId, TeamId } from './event.ts';
import { type Lineup, type LineupPlayer, playersAt } from './lineup.ts';

/** A period of team membership; days as YYYY-MM-DD, the last one included. */
interface Membership {
  readonly playerId: PlayerId;
  readonly from: string;
  /** Null: still a member. */
  readonly until: string | null;
}

/** What a lineup is checked against. */
export interface LineupFacts {
  readonly rules: SportRules;
  /** The day of the match. */
  readonly day: string;
  readonly memberships: readonly Membership[];
  readonly suspended: readonly PlayerId[];
  /** Players in lineups of other teams of the same competition. */
  readonly elsewhere: readonly { readonly playerId: PlayerId; readonly teamId: TeamId }[];
}

type Field = `players[${number}]${'' | '.shirt' | '.goalkeeper' | '.captain'}` | 'players';

/** One problem of a lineup: which field, and whose. */
export type LineupProblem = { readonly field: Field } & (
  | { readonly breach: 'TOO_FEW_STARTERS'; readonly min: number; readonly given: number }
  | { readonly breach: 'TOO_MANY_STARTERS'; readonly max: number; readonly given: number }
  | { readonly breach: 'BENCH_TOO_LONG'; readonly max: number; readonly given: number }
  | { readonly breach: 'GOALKEEPER_REQUIRED' | 'CAPTAIN_REQUIRED' }
  | {
      readonly breach:
        | 'PLAYER_TWICE'
        | 'PLAYER_NOT_IN_TEAM'
        | 'PLAYER_SUSPENDED'
        | 'SECOND_GOALKEEPER'
        | 'SECOND_CAPTAIN'
        | 'CAPTAIN_ON_BENCH'
        | 'ROLE_NOT_IN_SPORT';
      readonly playerId: PlayerId;
    }
  | { readonly breach: 'SHIRT_INVALID' | 'SHIRT_TAKEN'; readonly playerId: PlayerId; readonly shirt: number }
  | { readonly breach: 'PLAYER_IN_OTHER_TEAM'; readonly playerId: PlayerId; readonly teamId: TeamId }
);

type Problems = readonly LineupProblem[];
type Players = Lineup['players'];

const HIGHEST_SHIRT = 999;

/** Everything that prevents a lineup from being confirmed; empty if nothing does. */
export function lineupProblems(lineup: Pick<Lineup, 'players'>, facts: LineupFacts): Problems {
  return [
    ...countProblems(lineup, facts.rules),
    ...lineup.players.flatMap((player, index) => [
      ...identityProblems(player, index, lineup.players, facts),
      ...shirtProblems(player, index, lineup.players),
      ...roleProblems(player, index, lineup.players, facts.rules),
    ]),
    ...missingRoles(lineup, facts.rules),
  ];
}

function countProblems(lineup: Pick<Lineup, 'players'>, rules: SportRules): Problems {
  const starters = playersAt(lineup, 'STARTER').length;
  const bench = playersAt(lineup, 'BENCH').length;
  const { minToStart: min, onField, bench: longest } = rules;
  const field = 'players';
  return [
    ...(starters < min
      ? [{ breach: 'TOO_FEW_STARTERS' as const, field, min, given: starters } as const]
      : []),
    ...(onField !== null && starters > onField
      ? [{ breach: 'TOO_MANY_STARTERS' as const, field, max: onField, given: starters } as const]
      : []),
    ...(bench > longest
      ? [{ breach: 'BENCH_TOO_LONG' as const, field, max: longest, given: bench } as const]
      : []),
  ];
}

function identityProblems(
  { playerId }: LineupPlayer,
  index: number,
  players: Players,
  { memberships, day, suspended, elsewhere }: LineupFacts,
): Problems {
  const field = `players[${index}]` as const;
  const isMember = memberships.some(
    (each) => each.playerId === playerId && each.from <= day && (each.until === null || day <= each.until),
  );
  const wrong = (
    breach: 'PLAYER_TWICE' | 'PLAYER_NOT_IN_TEAM' | 'PLAYER_SUSPENDED',
    is: boolean,
  ): Problems => (is ? [{ breach, field, playerId }] : []);
  return [
    ...wrong('PLAYER_TWICE', players.findIndex((other) => other.playerId === playerId) < index),
    ...wrong('PLAYER_NOT_IN_TEAM', !isMember),
    ...wrong('PLAYER_SUSPENDED', suspended.includes(playerId)),
    ...elsewhere
      .filter((other) => other.playerId === playerId)
      .map(({ teamId }) => ({ breach: 'PLAYER_IN_OTHER_TEAM' as const, field, playerId, teamId })),
  ];
}

/** A duplicate number is reported for the later player. */
function shirtProblems({ playerId, shirt }: LineupPlayer, index: number, players: Players): Problems {
  if (shirt === null) return [];
  const field = `players[${index}].shirt` as const;
  if (!Number.isInteger(shirt) || shirt < 0 || shirt > HIGHEST_SHIRT)
    return [{ breach: 'SHIRT_INVALID', field, playerId, shirt }];
  const isTaken = players.findIndex((other) => other.shirt === shirt) < index;
  return isTaken ? [{ breach: 'SHIRT_TAKEN', field, playerId, shirt }] : [];
}

const roles = [
  { role: 'goalkeeper', second: 'SECOND_GOALKEEPER', required: 'GOALKEEPER_REQUIRED' },
  { role: 'captain', second: 'SECOND_CAPTAIN', required: 'CAPTAIN_REQUIRED' },
] as const;

// A second goalkeeper may be on the bench; there is one captain, who starts.
function roleProblems(player: LineupPlayer, index: number, players: Players, rules: SportRules): Problems {
  const { playerId, place } = player;
  return roles.flatMap(({ role, second }): Problems => {
    if (player[role] !== true) return [];
    const field = `players[${index}].${role}` as const;
    if (!rules.roles[role]) return [{ breach: 'ROLE_NOT_IN_SPORT', field, playerId }];
    if (place === 'BENCH') return role === 'captain' ? [{ breach: 'CAPTAIN_ON_BENCH', field, playerId }] : [];
    const first = players.findIndex((other) => other[role] === true && other.place === 'STARTER');
    return first < index ? [{ breach: second, field, playerId }] : [];
  });
}

function missingRoles(lineup: Pick<Lineup, 'players'>, rules: SportRules): Problems {
  return roles
    .filter(({ role }) => rules.roles[role] && !playersAt(lineup, 'STARTER').some((player) => player[role]))
    .map(({ required }) => ({ breach: required, field: 'players' as const }));
}
