import { type HeatEntry, rankRounds, rankSwimming } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  entry,
  flag,
  inside,
  optional,
  optionalItems,
  orElse,
  placesObject,
  text,
  ties,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

/** Heats and a final: qualification by place (Q) and by time (q). */
export const rounds: CaseReader = {
  rules: ['byPlace', 'byTime', 'onlyTime', 'ties'],
  read(rules, input) {
    const heats = input
      .at('heats')
      .items()
      .map((heat) => heat.at('entries').items().map(readHeatEntry));
    const final = optionalItems(input.at('final')).map(readHeatEntry);
    const read = {
      byPlace: orElse(inside(rules, 'byPlace'), count, 0),
      byTime: orElse(inside(rules, 'byTime'), count, 0),
      onlyTime: orElse(inside(rules, 'onlyTime'), flag, false),
      ties: ties(rules, 'ORDER'),
    };
    return () => {
      const ranked = rankRounds(heats, final, read);
      if ('breach' in ranked) return ranked;
      const { byPlace, byTime, unresolved } = ranked;
      const open = unresolved.length === 0 ? {} : { unresolved };
      return { Q: byPlace, q: byTime, ...open, final: placesObject(ranked.final) };
    };
  },
};

function readHeatEntry(node: JsonNode): HeatEntry {
  return { ...entry(node), thousandths: optional(node.at('thousandths'), count) };
}

/** Preliminaries, swim-off and finals in a pool. */
export const swim: CaseReader = {
  rules: ['ties', 'finals', 'laneOrder', 'mergeFinals'],
  read(rules, input) {
    const list = (node: JsonNode) => optionalItems(node).map((item) => entry(item));
    const finals = input.at('finals');
    const specified = optional(inside(rules, 'finals'), (node) => node.items().map(text));
    const letters = finals.isAbsent ? [] : finals.names();
    const order = specified ?? letters.toSorted();
    for (const letter of letters) if (!order.includes(letter)) finals.at(letter).refuse({ oneOf: order });
    const swum = {
      prelims: list(input.at('prelims')),
      swimOff: list(input.at('swimOff')),
      finals: order.map((letter) => list(inside(finals, letter))),
    };
    const read = {
      ties: ties(rules, 'SHARE'),
      laneOrder: optional(inside(rules, 'laneOrder'), (node) => node.items().map(count)),
      mergeFinals: orElse(inside(rules, 'mergeFinals'), flag, false),
    };
    if (input.at('prelims').isAbsent && finals.isAbsent) input.at('prelims').refuse('LIST');
    return () => {
      const ranked = rankSwimming(swum, read);
      if ('breach' in ranked) return ranked;
      return {
        prelims: placesObject(ranked.prelims),
        swimOff: placesObject(ranked.swimOff),
        final: placesObject(ranked.final),
        lanes: placesObject(ranked.lanes),
      };
    };
  },
};
