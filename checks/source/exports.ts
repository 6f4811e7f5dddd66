import { type ParseResult, Visitor } from 'oxc-parser';
import { parsed } from './parse.ts';

/** A name that a file exports: declared in it, or re-exported from another module. */
export type Export = {
  readonly name: string;
  readonly start: number;
  readonly isUsedInside: boolean;
  readonly from: { readonly specifier: string; readonly name: string } | null;
};

/** A name that a file imports from another module; `*` is all of them. */
type ImportedName = { readonly specifier: string; readonly name: string };

const everything = '*';

/** The exports of a file; `export *` is listed as `*`. */
export function exportsOf(path: string, source: string): Export[] {
  const result = parsed(path, source);
  const uses = identifierCounts(result);
  return result.module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, importName, localName, moduleRequest, start }) => ({
      name: exportName.kind === 'Default' ? 'default' : (exportName.name ?? everything),
      start,
      // Once for its declaration.
      isUsedInside: (uses.get(localName.name ?? '') ?? 0) > 1,
      from: moduleRequest && { specifier: moduleRequest.value, name: importName.name ?? everything },
    }));
}

/** The imports of a file for its own use; re-exports are among its exports. */
export function importedNames(path: string, source: string): ImportedName[] {
  const result = parsed(path, source);
  const names = result.module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName: { kind, name } }) => ({
      specifier: moduleRequest.value,
      name: kind === 'Default' ? 'default' : (name ?? everything),
    })),
  );
  new Visitor({
    ImportExpression: ({ source: module }) => {
      if (module.type === 'Literal' && typeof module.value === 'string')
        names.push({ specifier: module.value, name: everything });
    },
    TSImportType: ({ source: module }) => {
      names.push({ specifier: module.value, name: everything });
    },
  }).visit(result.program);
  return names;
}

function identifierCounts({ program }: ParseResult): Map<string, number> {
  const counts = new Map<string, number>();
  const count = ({ name }: { readonly name: string }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  new Visitor({ Identifier: count, JSXIdentifier: count }).visit(program);
  return counts;
}
