import {
  type Figure,
  type FigureStep,
  type Pairing,
  partnerSteps,
  rankPartners,
  rankRubbers,
} from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  fromOne,
  inside,
  optional,
  orElse,
  placesObject,
  stepsOf,
  text,
  ties as tieRule,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

const units = ['TIE', 'RUBBER', 'SET', 'GAME', 'POINT', 'MATCH', 'BOARD', 'FRAME', 'LEG'] as const;
const readings = ['PCT', 'DIFF', 'RATIO', 'WON'] as const;

/** RUBBER_PCT, SET_DIFF, GAMES … and figures that are already totals. */
const figureSteps: Readonly<Record<string, FigureStep>> = {
  ...Object.fromEntries(
    units.flatMap((unit) => {
      const figure = `${unit.toLowerCase()}s`.replace('matchs', 'matches');
      const won = { figure, reading: 'WON' } as const;
      return [
        ...readings.map((reading) => [`${unit}_${reading}`, { figure, reading }]),
        [`${unit}_WINS`, won],
        [`${figure.toUpperCase()}_WON`, won],
        [figure.toUpperCase(), won],
      ];
    }),
  ),
  WINS: { figure: 'wins', reading: 'WON' },
  TIE_POINTS: { figure: 'tiePoints', reading: 'WON' },
  MATCH_POINTS: { figure: 'matchPoints', reading: 'WON' },
  BOARD_POINTS: { figure: 'boardPoints', reading: 'WON' },
  SB: { figure: 'sb', reading: 'WON' },
};
const defaultSteps = ['RUBBER_PCT', 'SET_PCT', 'GAME_PCT'];

/** Teams compared by their totals over ties of several rubbers. */
export const ties: CaseReader = {
  rules: ['steps', 'ties'],
  read(rules, input) {
    const nodes = input.at('teams').items();
    const known = Object.keys(figureSteps);
    const specified = optional(inside(rules, 'steps'), (node) => stepsOf(node, known));
    const isKnown = (step: string) =>
      nodes.every((node) => !node.at(figureSteps[step]?.figure ?? '').isAbsent);
    const available = defaultSteps.filter(isKnown);
    if (specified === null && available.length === 0) inside(rules, 'steps').refuse({ oneOf: known });
    const steps = (specified ?? available).flatMap((step) => figureSteps[step] ?? []);
    const teams = nodes.map((node) => ({
      id: node.at('id').text(),
      order: optional(node.at('order'), count),
      figures: new Map(
        steps.flatMap(({ figure }) => {
          const value = node.at(figure);
          return value.isAbsent ? [] : [[figure, readFigure(value)] as const];
        }),
      ),
    }));
    return () => {
      const ranked = rankRubbers(teams, { steps, ties: tieRule(rules, 'SHARE') });
      return 'breach' in ranked ? ranked : { places: placesObject(ranked) };
    };
  },
};

// Sums and quotients of such numbers are exact.
const maxFigure = 1_000_000_000;

function readFigure(node: JsonNode): Figure {
  const { home: won, away: lost } = node.isList
    ? node.pair('PAIR_OF_NUMBERS')
    : { home: node.number(), away: null };
  const values = [won, lost ?? 0];
  if (values.some((value) => value < 0 || !Number.isInteger(value * 2))) node.refuse('HALVES');
  if (values.some((value) => value > maxFigure)) node.refuse({ oneOf: [`0…${maxFigure}`] });
  return { won, lost };
}

/** Americano and mexicano. */
export const partners: CaseReader = {
  rules: ['pointsPerMatch', 'steps', 'sitOut'],
  read(rules, input) {
    const players = input.at('players').items().map(text);
    const rounds = input
      .at('rounds')
      .items()
      .map((round) => round.items().map(readMatch));
    const steps = inside(rules, 'steps');
    const read = {
      pointsPerMatch: optional(inside(rules, 'pointsPerMatch'), fromOne),
      steps: steps.isAbsent ? (['POINTS', 'WINS', 'DIFF', 'MUTUAL'] as const) : stepsOf(steps, partnerSteps),
      sitOut: orElse(
        inside(rules, 'sitOut'),
        (node) => node.oneOf(['MEAN', 'HALF', 'NOTHING'] as const),
        'MEAN',
      ),
    };
    return () => {
      const ranked = rankPartners(players, rounds, read);
      if ('breach' in ranked) return ranked;
      const { rows, places, partnerships, oppositions } = ranked;
      const table = rows.map(({ id, points, wins }) => [id, [places.get(id) ?? null, points, wins]]);
      return { table: Object.fromEntries(table), partnerships, oppositions };
    };
  },
};

function readMatch(node: JsonNode): { a: Pairing; b: Pairing; score: readonly [number, number] } {
  const { home, away } = node.at('score').pair();
  return { a: readPair(node.at('a')), b: readPair(node.at('b')), score: [home, away] };
}

/** Two names. */
export function readPair(node: JsonNode): Pairing {
  const [one, other, ...more] = node.items();
  if (one === undefined || other === undefined || more.length > 0) {
    node.refuse('TWO_NAMES');
    return ['', ''];
  }
  return [one.text(), other.text()];
}
