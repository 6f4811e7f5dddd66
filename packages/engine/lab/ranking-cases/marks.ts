import { formatTime, parseDistance, parseTime, roundUp } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import { fromOne, inside, orElse } from './fields.ts';
import type { CaseReader } from './reader.ts';

/**
 * Marks in common notations: times rounded up to the resolution, in milliseconds, or distances in
 * millimetres.
 */
export const marks: CaseReader = {
  rules: ['unit', 'resolution'],
  read(rules, input) {
    const unit = orElse(inside(rules, 'unit'), (node) => node.oneOf(['TIME', 'DISTANCE'] as const), 'TIME');
    const resolution = orElse(inside(rules, 'resolution'), fromOne, 10);
    const parse = (node: JsonNode) => {
      const mark = unit === 'TIME' ? parseTime(node.text()) : parseDistance(node.text());
      if (mark === null) node.refuse('MARK_TEXT');
      return mark ?? 0;
    };
    const read = input.at('marks').items().map(parse);
    return () => {
      if (unit === 'DISTANCE') return { marks: read };
      const rounded = read.map((ms) => roundUp(ms, resolution));
      return { marks: rounded, shown: rounded.map((ms) => formatTime(ms, resolution)) };
    };
  },
};
