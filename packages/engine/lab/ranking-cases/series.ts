import { rankSeries, type SeriesRace } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  flag,
  fromOne,
  inside,
  nameOrNumber,
  optional,
  optionalItems,
  orElse,
  text,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

const maxPoints = 1_000_000;

/** Points for places over several races, with the best results counting. */
export const series: CaseReader = {
  rules: ['points', 'best', 'countback', 'countbackTo', 'lastRace', 'deadHeat', 'minStarts', 'undroppable'],
  read(rules, input) {
    const scale = rules.at('points');
    if (scale.isList && scale.items().length === 0) scale.refuse('FILLED_LIST');
    const points = scale.items().map(readPoints);
    const races = input
      .at('races')
      .items()
      .filter(isRun)
      .map((node, at) => readRace(node, `${at + 1}`));
    const read = {
      points,
      best: optional(inside(rules, 'best'), fromOne),
      countback: orElse(inside(rules, 'countback'), flag, true),
      countbackTo: orElse(inside(rules, 'countbackTo'), count, points.length),
      lastRace: orElse(inside(rules, 'lastRace'), flag, false),
      deadHeat: orElse(inside(rules, 'deadHeat'), (node) => node.oneOf(['SHARE', 'MEAN'] as const), 'SHARE'),
      minStarts: orElse(inside(rules, 'minStarts'), count, 0),
      undroppable: optionalItems(inside(rules, 'undroppable')).map(text),
    };
    return () => {
      const ranked = rankSeries(races, read);
      if ('breach' in ranked) return ranked;
      const { rows, places } = ranked;
      const table = rows.map(({ id, points: won }) => [id, [places.get(id) ?? null, won]]);
      return { table: Object.fromEntries(table) };
    };
  },
};

/** Whether a race took place; cancelled ones are skipped. */
function isRun(node: JsonNode): boolean {
  return !orElse(node.at('cancelled'), flag, false);
}

function readRace(node: JsonNode, number: string): SeriesRace {
  const places = node.at('places');
  const bonus = node.at('bonus');
  checkNames(places, bonus);
  return {
    name: orElse(node.at('race'), nameOrNumber, number),
    places: new Map(places.names().map((id) => [id, readPlace(places.at(id))])),
    points: optional(node.at('points'), (own) => own.items().map(readPoints)),
    bonus: new Map(bonus.isAbsent ? [] : bonus.names().map((id) => [id, readPoints(bonus.at(id))])),
  };
}

/** Requires a name for everyone, and a place for each bonus, which would otherwise be silently lost. */
function checkNames(places: JsonNode, bonus: JsonNode): void {
  const names = new Set(places.names());
  if (names.has('')) places.at('').refuse('TEXT');
  const unknown = bonus.isAbsent ? undefined : bonus.names().find((name) => !names.has(name));
  if (unknown !== undefined) bonus.at(unknown).refuse({ oneOf: [...names] });
}

/** A place, or a status as results write it: DNF, DSQ, DNQ, EX, Ret; null for neither. */
function readPlace(node: JsonNode): number | string {
  if (node.isAbsent) return 'NC';
  if (node.isNumber && Number.isSafeInteger(node.number()) && node.number() >= 1) return node.number();
  if (node.isText && /^\p{L}[^\p{C}]*$/u.test(node.text())) return node.text();
  node.refuse('PLACE_OR_WORD');
  return '';
}

function readPoints(node: JsonNode): number {
  const value = node.number();
  if (value < 0 || value > maxPoints) node.refuse({ oneOf: [`0…${maxPoints}`] });
  return value;
}
