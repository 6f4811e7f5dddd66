import {
  pendingSubstitutions,
  type Substitution,
  type SubstitutionQueue,
  substitutionKey,
} from '../queue/substitutions.ts';
import type { DeskData, PeopleData, Player, Side } from '../queue/types.ts';

type DeskPlayers = Pick<DeskData, 'players'>;

const noTeam: PeopleData = {
  teamId: '',
  source: 'SQUAD',
  players: [],
  staff: [],
  substitutions: null,
  maySubstitute: false,
};

/** The people of one side, including the substitutions still queued on this device. */
export function peopleOf({ players }: DeskPlayers, side: Side, queue: SubstitutionQueue): PeopleData {
  const team = players[side] ?? noTeam;
  const own = pendingSubstitutions(queue).filter(
    ({ told: substitution }) => substitution.teamId === team.teamId,
  );
  const after = own.reduce<readonly Player[]>((people, { told: substitution }) => {
    const off = substitution.undo ? substitution.on : substitution.off;
    const on = substitution.undo ? substitution.off : substitution.on;
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
  const undone = new Set(
    queue
      .filter(({ told: substitution }) => substitution.undo)
      .map(({ told: substitution }) => substitutionKey(substitution)),
  );
  const stored = [players.home, players.away].flatMap((team) =>
    (team?.substitutions ?? []).map(
      (substitution): Substitution => ({ ...substitution, teamId: team?.teamId ?? '' }),
    ),
  );
  const storedKeys = new Set(stored.map(substitutionKey));
  return {
    stored: stored.filter((substitution) => !undone.has(substitutionKey(substitution))),
    pending: queue.filter(
      ({ told: substitution }) => !substitution.undo && !storedKeys.has(substitutionKey(substitution)),
    ),
  };
}

/** By player id, both teams. */
export function namesIn({ players }: DeskPlayers): ReadonlyMap<string, string> {
  const both = [players.home, players.away].flatMap((team) => team?.players ?? []);
  return new Map(both.map(({ playerId, name }) => [playerId, name]));
}
