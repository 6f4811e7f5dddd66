import { americano as draw, mexicanoRound, type PartnerRound, seedHeats } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import { count, fromOne, inside, optional, optionalItems, orElse, text } from './fields.ts';
import type { CaseReader } from './reader.ts';
import { readPair } from './teams.ts';

const minLanes = 4;

/** Players: enough for a court, each listed once. */
function readPlayers(node: JsonNode): readonly string[] {
  const players = node.items().map(text);
  if (players.length < minLanes || new Set(players).size < players.length) node.refuse('FOUR_NAMES');
  return players;
}

/** All rounds of an americano. */
export const americano: CaseReader = {
  rules: ['rounds', 'seed'],
  read(rules, input) {
    const players = readPlayers(input.at('players'));
    const rounds = orElse(inside(rules, 'rounds'), fromOne, Math.max(1, players.length - 1));
    const seed = orElse(inside(rules, 'seed'), text, '1');
    return () => ({ rounds: draw(players, rounds, seed).map(toJson) });
  },
};

/** The next round of a mexicano, from its table. */
export const mexicano: CaseReader = {
  rules: ['pairing'],
  read(rules, input) {
    const table = readPlayers(input.at('table'));
    const last = optionalItems(input.at('lastPartners')).map(readPair);
    const rests = input.at('rests');
    const rested = new Map(rests.isAbsent ? [] : rests.names().map((id) => [id, rests.at(id).count()]));
    const pairing = orElse(inside(rules, 'pairing'), (node) => node.oneOf(['14', '13'] as const), '14');
    return () => toJson(mexicanoRound(table, last, rested, { pairing }));
  },
};

function toJson({ courts, resting }: PartnerRound): object {
  return { courts, resting };
}

/** Heats and lanes from entry times; untimed entries are seeded last. */
export const heats: CaseReader = {
  rules: ['laneOrder', 'circled'],
  read(rules, input) {
    const entries = input
      .at('entries')
      .items()
      .map((node) => ({
        id: node.at('id').text(),
        time: orElse(node.at('time'), count, Number.POSITIVE_INFINITY),
      }));
    const laneOrder = optional(inside(rules, 'laneOrder'), (node) => node.items().map(count));
    const circled = orElse(inside(rules, 'circled'), count, 3);
    const sorted = entries.toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? -1 : 1));
    if (laneOrder !== null && laneOrder.length < minLanes) inside(rules, 'laneOrder').refuse('LANES');
    return () => ({
      heats: seedHeats(
        sorted.map(({ id }) => id),
        laneOrder ?? [4, 5, 3, 6, 2, 7, 1, 8],
        circled,
      ),
    });
  },
};
