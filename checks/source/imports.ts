import type { EcmaScriptModule, ParseResult } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { lineAt } from '../check.ts';
import { parsed } from './parse.ts';

/** One place where a file names another module. */
export type Import = {
  readonly specifier: string;
  readonly line: number;
  /** Disappears when types are stripped. */
  readonly isType: boolean;
};

/** Every import of a file: static, re-exported, dynamic with a literal, and `import('…')` as a type. */
export function importsOf(path: string, source: string): Import[] {
  const result = parsed(path, source);
  const found = [...staticImports(result.module), ...otherImports(result)];
  return found.map(({ start, ...rest }) => ({ ...rest, line: lineAt(source, start) }));
}

type Found = { specifier: string; isType: boolean; start: number };

function staticImports({ staticImports: imports, staticExports: exports }: EcmaScriptModule): Found[] {
  const imported = imports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    start,
  }));
  const exported = exports.flatMap(({ entries, start }) => {
    const requests = entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : []));
    const [specifier] = requests;
    return specifier ? [{ specifier, isType: entries.every((entry) => entry.isType), start }] : [];
  });
  return [...imported, ...exported];
}

function otherImports({ program }: ParseResult): Found[] {
  const found: Found[] = [];
  new Visitor({
    ImportExpression: (node) => {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push({ specifier: source.value, isType: false, start: node.start });
      }
    },
    TSImportType: (node) => {
      found.push({ specifier: node.source.value, isType: true, start: node.start });
    },
  }).visit(program);
  return found;
}
