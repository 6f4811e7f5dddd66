import { type Node, Visitor } from 'oxc-parser';
import { parsed } from '../source/parse.ts';

/** A regular expression of a file; without a source if it is built at run time. */
export type Pattern = {
  readonly start: number;
  readonly source?: string;
  readonly flags: string;
};

/** Every regular expression of a file, whether a literal or made with RegExp. */
export function patternsOf(path: string, source: string): Pattern[] {
  const found: Pattern[] = [];
  const addPattern = ({ callee, arguments: args, start }: RegExpCall) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') found.push({ start, ...partsOf(args) });
  };
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ start: node.start, source: pattern, flags });
    },
    NewExpression: addPattern,
    CallExpression: addPattern,
  }).visit(parsed(path, source).program);
  return found;
}

type RegExpCall = { readonly callee: Node; readonly arguments: readonly Node[]; readonly start: number };

function partsOf([pattern, flags]: readonly Node[]): { source?: string; flags: string } {
  const source = textOf(pattern);
  return { ...(source === undefined ? {} : { source }), flags: textOf(flags) ?? '' };
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
