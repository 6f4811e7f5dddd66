import { Visitor } from 'oxc-parser';
import { parsed } from './parse.ts';

/** Every string that a file writes out in full. */
export function stringsOf(path: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') found.push(node.value);
    },
    TemplateLiteral: (node) => {
      const [only] = node.quasis;
      if (only && node.quasis.length === 1) found.push(only.value.cooked ?? only.value.raw);
    },
  }).visit(parsed(path, source).program);
  return found;
}
