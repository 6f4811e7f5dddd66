import { type Read, type Refusal, type RubberToWrite, refuse } from '@traip/contract';
import type { RubberRules } from '@traip/engine';
import { lineupBreach, type RubberLineup } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import { playerCode } from '../event/players/player-refusal.ts';
import { listPlayers } from '../event/players/queries.ts';
import { listNumbers, listRubberPlayers, saveRubberPlayers } from './queries.ts';

type RubberInput = Read<typeof RubberToWrite>;
type PeopleRefusal = Refusal<
  | 'PLAYER_NOT_IN_TEAM'
  | 'PLAYER_NOT_IN_LINEUP'
  | 'RUBBER_UNKNOWN'
  | 'RUBBER_TOO_MANY_PLAYERS'
  | 'RUBBER_PLAYER_TWICE'
  | 'RUBBER_PLAYER_TOO_OFTEN'
  | 'RUBBER_ORDER_BROKEN'
>;

const sides = ['home', 'away'] as const;

/** Why these people can't play these rubbers, given the other rubbers of the tie; null if they can. */
export async function rubberPeopleRefusal(
  trx: Trx,
  { match, rules: { rubbers } }: LockedMatch,
  inputs: readonly RubberInput[],
  fieldOf: (at: number) => string,
): Promise<PeopleRefusal | null> {
  const named = inputs.flatMap(({ home = [], away = [] }) => [...home, ...away]);
  if (named.length === 0 || rubbers === null) return null;
  const players = await listPlayers(trx, match, named);
  for (const [at, input] of inputs.entries())
    for (const side of sides)
      for (const id of input[side] ?? []) {
        const code = playerCode(players, match[`${side}TeamId`], id);
        if (code !== null) return refuse(code, { field: `${fieldOf(at)}.${side}` });
      }
  const lineups = withInputs(await storedLineups(trx, match.id), inputs);
  const allPlayers = lineups.flatMap(({ home, away }) => [...home, ...away]);
  const numbers = await listNumbers(trx, [match.homeTeamId, match.awayTeamId], allPlayers);
  return breachRefusal(lineups, rubbers, numbers, (key) => {
    const at = inputs.findIndex((input) => input.key === key);
    // The rubber that breaks the order may be one entered earlier.
    return fieldOf(at < 0 ? 0 : at);
  });
}

function breachRefusal(
  lineups: readonly RubberLineup[],
  rules: RubberRules,
  numbers: ReadonlyMap<string, number>,
  fieldOf: (key: string) => string,
): PeopleRefusal | null {
  const breach = lineupBreach(lineups, rules, (player) => numbers.get(player) ?? null);
  if (breach === null) return null;
  const { rubber, side, player } = breach;
  const details = { rubber, side, ...(player === undefined ? {} : { player }) };
  return refuse(breach.breach, { field: `${fieldOf(rubber)}.${side === 'HOME' ? 'home' : 'away'}`, details });
}

async function storedLineups(trx: Trx, matchId: string): Promise<RubberLineup[]> {
  const byRubber = Map.groupBy(await listRubberPlayers(trx, matchId), ({ rubber }) => rubber);
  return [...byRubber].map(([key, people]) => {
    const of = (side: 'HOME' | 'AWAY') => people.filter((one) => one.side === side).map(({ id }) => id);
    return { key, home: of('HOME'), away: of('AWAY') };
  });
}

function withInputs(stored: readonly RubberLineup[], inputs: readonly RubberInput[]): RubberLineup[] {
  const known = new Map(stored.map((lineup) => [lineup.key, lineup]));
  for (const { key, home, away } of inputs) {
    const before = known.get(key);
    known.set(key, { key, home: home ?? before?.home ?? [], away: away ?? before?.away ?? [] });
  }
  return [...known.values()];
}

/** Saves the players; rubbers that aren't given keep theirs. */
export async function saveRubberPeople(
  trx: Trx,
  matchId: string,
  inputs: readonly RubberInput[],
): Promise<void> {
  for (const { key: rubber, ...people } of inputs)
    for (const side of sides) {
      const ids = people[side];
      if (ids !== undefined)
        await saveRubberPlayers(trx, { matchId, rubber, side: side === 'home' ? 'HOME' : 'AWAY' }, ids);
    }
}

/** A rubber without its people, as it is stored in events. */
export function scoreOfRubber({ key, sets, ending }: RubberInput) {
  return { key, sets, ...(ending === null ? {} : { ending }) };
}
