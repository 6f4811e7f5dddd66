import { rankPool } from '../../src/ranking/index.ts';
import { orElse, placesObject, text } from './fields.ts';
import type { CaseReader } from './reader.ts';

/** A Nordic pool of wrestling. */
export const pool: CaseReader = {
  rules: [],
  read(_rules, input) {
    const fighters = input.at('fighters').items().map(text);
    const bouts = input
      .at('bouts')
      .items()
      .map((node) => {
        const { home, away } = node.at('points').pair();
        const method = orElse(
          node.at('method'),
          (methodNode) => methodNode.oneOf(['FALL', 'SUPERIORITY', 'POINTS'] as const),
          'POINTS',
        );
        const winner = node.at('winner').text();
        return {
          a: node.at('a').text(),
          b: node.at('b').text(),
          winner,
          method,
          points: [home, away] as const,
        };
      });
    return () => {
      const ranked = rankPool(fighters, bouts);
      return 'breach' in ranked ? ranked : { places: placesObject(ranked) };
    };
  },
};
