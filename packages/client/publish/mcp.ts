import { compile } from './compile.ts';

/**
 * A program, not a library. It is compiled file by file, since its types lead to the sources of the contract,
 * which is not published; `npm run check` has checked them.
 */
export function buildMcp(): string {
  return compile('mcp', 'An MCP server for Traip: competitions, tables and matches for assistants', {
    exports: undefined,
    bin: { 'traip-mcp': './main.js' },
  });
}
