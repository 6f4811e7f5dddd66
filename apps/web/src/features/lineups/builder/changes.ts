import { type Draft, type DraftPlayer, type LineupData, spotsOf } from '../draft/draft.ts';

type Rules = Pick<LineupData['rules'], 'onField' | 'goalkeeper' | 'captain' | 'bench'>;

/** A place in the lineup, regardless of who fills it. */
interface Place {
  readonly place: DraftPlayer['place'];
  readonly spot: number | null;
}

const out: Place = { place: null, spot: null };
const bench: Place = { place: 'BENCH', spot: null };

/** A role ends when the new place doesn't have it; the player in goal is the goalkeeper. */
function at(player: DraftPlayer, { place, spot }: Place, rules: Rules): DraftPlayer {
  const isInGoal = rules.goalkeeper && place === 'STARTER' && spot === 0;
  const isSpareKeeper = place === 'BENCH' && player.isGoalkeeper;
  return {
    ...player,
    place,
    spot,
    isGoalkeeper: isInGoal || isSpareKeeper,
    isCaptain: player.isCaptain && place === 'STARTER',
  };
}

const placeOf = ({ place, spot }: DraftPlayer): Place => ({ place, spot });

/** Two people swap places, wherever they are. */
export function swap(draft: Draft, one: string, other: string, rules: Rules): Draft {
  const first = draft.find(({ playerId }) => playerId === one);
  const second = draft.find(({ playerId }) => playerId === other);
  if (first === undefined || second === undefined) return draft;
  return draft.map((player) => {
    if (player === first) return at(player, placeOf(second), rules);
    return player === second ? at(player, placeOf(first), rules) : player;
  });
}

export function moveTo(draft: Draft, playerId: string, to: Place, rules: Rules): Draft {
  return draft.map((player) => (player.playerId === playerId ? at(player, to, rules) : player));
}

export function moveToBench(draft: Draft, playerId: string, rules: Rules): Draft {
  return moveTo(draft, playerId, bench, rules);
}

export function takeOut(draft: Draft, playerId: string, rules: Rules): Draft {
  return moveTo(draft, playerId, out, rules);
}

export function takeAllOut(draft: Draft, rules: Rules): Draft {
  return draft.map((player) => at(player, out, rules));
}

/** To the first free spot on the field, otherwise to the bench. */
export function callUp(draft: Draft, playerId: string, rules: Rules): Draft {
  return moveTo(draft, playerId, freePlace(draft, rules), rules);
}

function freePlace(draft: Draft, { onField }: Rules): Place {
  const occupied = new Set(draft.map(({ spot }) => spot));
  const spots = Array.from({ length: onField ?? draft.length }, (_, spot) => spot);
  const free = spots.find((spot) => !occupied.has(spot));
  return free === undefined ? bench : { place: 'STARTER', spot: free };
}

/** One captain: naming another replaces the first. */
export function nameCaptain(draft: Draft, playerId: string): Draft {
  return draft.map((player) => ({
    ...player,
    isCaptain: player.playerId === playerId ? !player.isCaptain && player.place === 'STARTER' : false,
  }));
}

/** Someone on the bench who can play in goal. */
export function nameSpareKeeper(draft: Draft, playerId: string): Draft {
  return draft.map((player) =>
    player.playerId === playerId ? { ...player, isGoalkeeper: !player.isGoalkeeper } : player,
  );
}

export function wear(draft: Draft, playerId: string, shirt: string): Draft {
  return draft.map((player) =>
    player.playerId === playerId ? { ...player, shirt: shirt.replace(/\D/g, '') } : player,
  );
}

/** The last lineup, without players who aren't eligible now. */
export function repeat(
  draft: Draft,
  { players }: NonNullable<LineupData['previous']>,
  isOut: (player: DraftPlayer) => boolean,
): Draft {
  const before = new Map(players.map((player) => [player.playerId, player]));
  const spots = spotsOf(players, ({ playerId }) => playerId);
  return draft.map((player) => {
    const then = before.get(player.playerId);
    const plain = { ...player, ...out, isGoalkeeper: false, isCaptain: false };
    if (then === undefined || isOut(player)) return plain;
    const { place, isGoalkeeper, isCaptain, shirt } = then;
    const worn = shirt === null ? player.shirt : String(shirt);
    const spot = spots.get(player.playerId) ?? null;
    return { ...plain, place, spot, isGoalkeeper, isCaptain, shirt: worn };
  });
}
