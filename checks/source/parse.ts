import { type ParseResult, parseSync } from 'oxc-parser';

const known = new Map<string, { source: string; result: ParseResult }>();

/** The syntax tree of a file. A file that does not parse would pass every check: it is an error instead. */
export function parsed(path: string, source: string): ParseResult {
  const before = known.get(path);
  if (before?.source === source) return before.result;
  const result = parseSync(path, source);
  const [problem] = result.errors;
  if (problem) throw new Error(`${path} cannot be read: ${problem.message}`);
  known.set(path, { source, result });
  return result;
}
