import {
  pendingSubstitutions,
  type Substitution,
  type SubstitutionQueue,
  substitutionKey,
} from '../queue/substitutions.ts';
import type { DeskData, PeopleData, Player, Side } from '../queue/types.ts';

type DeskPlayers = Pick<DeskData, 'players'>;

const nobody: PeopleData = {
  teamId: '',
  source: 'SQUAD',
  players: [],
  staff: [],
  substitutions: null,
  maySubstitute: false,
};

/** The people of one side, including the substitutions still queued on this device. */
export function peopleOf({ players }: DeskPlayers, side: Side, queue: SubstitutionQueue): PeopleData {
  const team = players[side] ?? nobody;
  const own = pendingSubstitutions(queue).filter(({ told }) => told.teamId === team.teamId);
  const after = own.reduce<readonly Player[]>((people, { told }) => {
    const off = told.undo ? told.on : told.off;
    const on = told.undo ? told.off : told.on;
    return people.map((player) => {
      if (player.playerId === off) return { ...player, isOnField: false };
      return player.playerId === on ? { ...player, isOnField: true } : player;
    });
  }, team.players);
  return { ...team, players: byAvailability(after) };
}

/** On the field, then the bench; players out of the match last. */
function byAvailability(players: readonly Player[]): Player[] {
  const rank = (player: Player) => Number(player.isOut || player.isSuspended) * 2 + Number(isOnBench(player));
  const shirt = (player: Player) => (player.place === null ? 0 : (player.shirt ?? Number.MAX_SAFE_INTEGER));
  return players.toSorted((a, b) => rank(a) - rank(b) || shirt(a) - shirt(b));
}

/** On the bench now, as far as registered. */
export function isOnBench({ isOnField, place }: Player): boolean {
  return isOnField === null ? place === 'BENCH' : !isOnField;
}

/** The substitutions of a match, stored and pending, without undone ones. */
export function substitutionsOf({ players }: DeskPlayers, queue: SubstitutionQueue) {
  const takenBack = new Set(queue.filter(({ told }) => told.undo).map(({ told }) => substitutionKey(told)));
  const stored = [players.home, players.away].flatMap((team) =>
    (team?.substitutions ?? []).map(
      (substitution): Substitution => ({ ...substitution, teamId: team?.teamId ?? '' }),
    ),
  );
  const known = new Set(stored.map(substitutionKey));
  return {
    stored: stored.filter((substitution) => !takenBack.has(substitutionKey(substitution))),
    pending: queue.filter(({ told }) => !told.undo && !known.has(substitutionKey(told))),
  };
}

/** By player id, both teams. */
export function namesIn({ players }: DeskPlayers): ReadonlyMap<string, string> {
  const both = [players.home, players.away].flatMap((team) => team?.players ?? []);
  return new Map(both.map(({ playerId, name }) => [playerId, name]));
}
