import {
  openSubstitutions,
  type Substitution,
  type Substitutions,
  substitutionKey,
} from '../queue/substitutions.ts';
import type { DeskData, PeopleData, Player, Side } from '../queue/types.ts';

type Told = Pick<DeskData, 'players'>;

const nobody: PeopleData = {
  teamId: '',
  source: 'SQUAD',
  players: [],
  staff: [],
  substitutions: null,
  maySubstitute: false,
};

/** The people of one side, with the substitutions that only this device knows. */
export function peopleOf({ players }: Told, side: Side, waiting: Substitutions): PeopleData {
  const team = players[side] ?? nobody;
  const own = openSubstitutions(waiting).filter(({ told }) => told.teamId === team.teamId);
  const after = own.reduce<readonly Player[]>((people, { told }) => {
    const [off, on] = told.undo ? [told.on, told.off] : [told.off, told.on];
    return people.map((one) => {
      if (one.playerId === off) return { ...one, isOnField: false };
      return one.playerId === on ? { ...one, isOnField: true } : one;
    });
  }, team.players);
  return { ...team, players: inOrder(after) };
}

/** Who plays comes first, then the bench; who is out of the match comes last. */
function inOrder(players: readonly Player[]): Player[] {
  const rank = (one: Player) => Number(one.isOut || one.isSuspended) * 2 + Number(isOnBench(one));
  const shirt = (one: Player) => (one.place === null ? 0 : (one.shirt ?? Number.MAX_SAFE_INTEGER));
  return players.toSorted((one, other) => rank(one) - rank(other) || shirt(one) - shirt(other));
}

/** Beside the field now, as far as anybody wrote it down. */
export function isOnBench({ isOnField, place }: Player): boolean {
  return isOnField === null ? place === 'BENCH' : !isOnField;
}

/** The substitutions of a match, those of the backend and those that wait here; what is taken back is not among them. */
export function substitutionsOf({ players }: Told, waiting: Substitutions) {
  const gone = new Set(waiting.filter(({ told }) => told.undo).map(({ told }) => substitutionKey(told)));
  const stored = [players.home, players.away].flatMap((team) =>
    (team?.substitutions ?? []).map((one): Substitution => ({ ...one, teamId: team?.teamId ?? '' })),
  );
  const known = new Set(stored.map(substitutionKey));
  return {
    stored: stored.filter((one) => !gone.has(substitutionKey(one))),
    waiting: waiting.filter(({ told }) => !told.undo && !known.has(substitutionKey(told))),
  };
}

/** Names by the people's ids, of both teams. */
export function namesIn({ players }: Told): ReadonlyMap<string, string> {
  const both = [players.home, players.away].flatMap((team) => team?.players ?? []);
  return new Map(both.map(({ playerId, name }) => [playerId, name]));
}
