import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** The first line of a backup, which is gzipped JSON lines. */
export const Header = z.object({
  format: z.literal('traip-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  /** The last migration of the backed-up database. */
  migration: z.string(),
});

/** A line that is not a row: the start of a table, a picture, or the end with the expected counts. */
export const Mark = z.union([
  z.object({ table: z.string() }),
  z.object({ picture: z.string(), type: z.string(), content: z.base64() }),
  z.object({ end: z.object({ rows: z.number(), pictures: z.number() }) }),
]);

export type Header = z.infer<typeof Header>;
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

export async function* readLines(source: Readable): AsyncGenerator<Line> {
  const plain = source.pipe(createGunzip());
  source.on('error', (error) => plain.destroy(error));
  try {
    for await (const line of createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY }))
      yield line.startsWith(rowPrefix) ? { row: line.slice(1) } : { mark: JSON.parse(line) as unknown };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('This file is no backup of Traip, or it is damaged.', { cause: error });
  }
}
