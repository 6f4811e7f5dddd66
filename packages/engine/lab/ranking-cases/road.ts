import { rankStages, rankTeamPlaces } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  flag,
  fromOne,
  inside,
  nameOrNumber,
  numbers,
  optional,
  optionalItems,
  optionalText,
  orElse,
  positive,
  status,
  statusOf,
  text,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

/** The general classification of a stage race, in seconds. */
export const stages: CaseReader = {
  rules: ['bonus'],
  read(rules, input) {
    const bonus = inside(rules, 'bonus');
    const types = bonus.isAbsent ? [] : bonus.names();
    const read = Object.fromEntries(types.map((type) => [type, bonus.at(type).items().map(count)]));
    const ridden = input
      .at('stages')
      .items()
      .map((node) => ({
        key: node.at('key').text(),
        type: node.at('type').text(),
        bonus: optional(node.at('bonus'), (own) => own.items().map(count)),
        limit: optional(node.at('limit'), positive),
      }));
    const riders = input.at('riders').items().map(readRider);
    return () => {
      const ranked = rankStages(ridden, riders, { bonus: read });
      if ('breach' in ranked) return ranked;
      return { order: ranked.order, totals: Object.fromEntries(ranked.totals) };
    };
  },
};

function readRider(node: JsonNode) {
  return {
    id: node.at('id').text(),
    status: status(node),
    times: node
      .at('times')
      .items()
      .map((item) => unlessStatus(item, count)),
    places: optionalItems(node.at('places')).map((item) => unlessStatus(item, fromOne)),
    hundredths: numbers(node.at('hundredths')),
    bonuses: numbers(node.at('bonuses')),
    penalties: numbers(node.at('penalties')),
    readmitted: optionalItems(node.at('readmitted')).map(text),
  };
}

/** A number for a stage; results may have DNF or OTL instead. */
function unlessStatus(node: JsonNode, read: (node: JsonNode) => number): number | null {
  if (!node.isText) return optional(node, read);
  statusOf(node);
  return null;
}

/** Teams of a cross-country race. */
export const teamPlaces: CaseReader = {
  rules: ['score', 'count', 'tiebreak', 'rawPlaces', 'sumTimes'],
  read(rules, input) {
    const score = orElse(inside(rules, 'score'), fromOne, 5);
    const counted = orElse(inside(rules, 'count'), fromOne, score + 2);
    if (counted < score) inside(rules, 'count').refuse({ oneOf: [`${score}…`] });
    const finishers = input.at('finishers').items();
    const runners = finishers
      .filter((node) => status(node) === null)
      .map((node) => ({
        id: optional(node.at('id').isAbsent ? node.at('bib') : node.at('id'), nameOrNumber),
        place: node.at('place').isAbsent ? node.at('place').count() : fromOne(node.at('place')),
        team: orElse(node.at('individual'), flag, false) ? null : optionalText(node.at('team'), text),
        mark: optional(node.at('time'), count),
      }));
    const read = {
      score,
      count: counted,
      tiebreak: orElse(inside(rules, 'tiebreak'), (node) => node.oneOf(['NEXT', 'LAST'] as const), 'NEXT'),
      rawPlaces: orElse(inside(rules, 'rawPlaces'), flag, false),
      sumTimes: orElse(inside(rules, 'sumTimes'), flag, false),
    };
    return () => {
      const ranked = rankTeamPlaces(runners, read);
      if ('breach' in ranked) return ranked;
      const teams = Array.from(ranked, ([team, { place, score: sum }]) => [team, [place, sum]]);
      return { teams: Object.fromEntries(teams) };
    };
  },
};
