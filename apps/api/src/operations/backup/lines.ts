import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** The first line of a backup, which is gzipped JSON lines. */
const Header = z.object({
  format: z.literal('traip-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  /** The last migration of the backed-up database. */
  migration: z.string(),
});

/** A line that is not a row: the start of a table, a picture, or the end with the expected counts. */
const Mark = z.union([
  z.object({ table: z.string() }),
  z.object({ picture: z.string(), type: z.string(), content: z.base64() }),
  z.object({ end: z.object({ rows: z.number(), pictures: z.number() }) }),
]);

type Header = z.infer<typeof Header>;
export type Mark = z.infer<typeof Mark>;

/** The file or its target database cannot be used; the message is shown to the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupProblem';
}

const rowPrefix = ' ';

/** Rows start with a space and marks do not, so no row can pass for a mark. */
export function rowLine(row: string): string {
  return `${rowPrefix}${row}\n`;
}

export function markLine(mark: z.input<typeof Mark> | z.input<typeof Header>): string {
  return `${JSON.stringify(mark)}\n`;
}

export type Line = { readonly row: string } | { readonly mark: unknown };

export async function readHeader(lines: AsyncGenerator<Line>): Promise<Header> {
  const first = await lines.next();
  const header = Header.safeParse(!first.done && 'mark' in first.value ? first.value.mark : undefined);
  if (!header.success) throw new BackupError('This file is no backup of Traip.');
  return header.data;
}

export function readMark(mark: unknown): Mark {
  const known = Mark.safeParse(mark);
  if (!known.success)
    throw new BackupError('This backup is damaged: it has a line that Traip does not know.');
  return known.data;
}

export async function* readLines(source: Readable): AsyncGenerator<Line> {
  const plain = createGunzip();
  // The loop below throws the errors of both, and ends both when its reader stops early.
  pipeline(source, plain, () => undefined);
  try {
    for await (const line of splitLines(plain))
      yield line.startsWith(rowPrefix) ? { row: line.slice(1) } : { mark: JSON.parse(line) as unknown };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('This file is no backup of Traip, or it is damaged.', { cause: error });
  }
}

/** At line feeds only: `readline` also splits at Unicode line separators in texts. */
async function* splitLines(source: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of source.setEncoding('utf8') as AsyncIterable<string>) {
    rest += text;
    // A picture is one long line, which must not be split again with each of its pieces.
    if (!text.includes('\n')) continue;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
