import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** How a backup is written: one JSON document a line, the whole compressed. */
export const Header = z.object({
  format: z.literal('traip-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  /** The last migration of the database it was made of. */
  migration: z.string(),
});

/** A line that is no row: a table begins, a picture, or the end with what has to be there. */
export const EndMark = z.union([
  z.object({ table: z.string() }),
  z.object({ picture: z.string(), type: z.string(), content: z.base64() }),
  z.object({ end: z.object({ rows: z.number(), pictures: z.number() }) }),
]);

export type Header = z.infer<typeof Header>;
export type EndMark = z.infer<typeof EndMark>;

/** What is wrong with the file, or with the place where it should go. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

const rowSign = ' ';

/** Rows begin with a space, marks do not: no row, whatever it holds, is taken for a mark. */
export function rowLine(row: string): string {
  return `${rowSign}${row}\n`;
}

export function markLine(mark: z.input<typeof EndMark> | z.input<typeof Header>): string {
  return `${JSON.stringify(mark)}\n`;
}

export type Line = { readonly row: string } | { readonly mark: unknown };

/** The lines of a backup. */
export async function* linesOf(source: Readable): AsyncGenerator<Line> {
  const plain = source.pipe(createGunzip());
  source.on('error', (error) => plain.destroy(error));
  try {
    for await (const line of createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY }))
      yield line.startsWith(rowSign) ? { row: line.slice(1) } : { mark: JSON.parse(line) as unknown };
  } catch (error) {
    throw new BackupProblem('This file is no backup of Traip, or it is damaged.', { cause: error });
  }
}
