import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isStoredKey } from '../../platform/files/keys.ts';
import { decrypted, isEncrypted } from './encryption.ts';
import { BackupError, type Line, type Mark, readHeader, readLines, readMark } from './lines.ts';
import type { BackupSize } from './write-backup.ts';

export interface CheckedBackup extends BackupSize {
  readonly madeAt: string;
  readonly isEncrypted: boolean;
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a whole backup as a restore would, and throws if anything would prevent restoring it. */
export async function checkBackup(source: Readable, key: string | undefined): Promise<CheckedBackup> {
  const file = new Measured(source);
  const lines = readLines(Readable.from(decrypted(file.pieces(), key)));
  const { madeAt } = await readHeader(lines);
  const size = await countContent(lines);
  return { madeAt, ...size, ...file.measure() };
}

async function countContent(lines: AsyncGenerator<Line>): Promise<BackupSize> {
  const content = new Content();
  for await (const line of lines) {
    if (content.hasEnded) damaged('it goes on after its end');
    if ('row' in line) content.addRow(line.row);
    else content.applyMark(readMark(line.mark));
  }
  if (!content.hasEnded) throw new BackupError('This backup is cut off.');
  return { rows: content.rows, pictures: content.pictures };
}

class Content {
  rows = 0;
  pictures = 0;
  hasEnded = false;
  #isInTable = false;

  addRow(row: string): void {
    if (!isJson(row)) damaged('a row cannot be read');
    if (!this.#isInTable) damaged('a row is in no table');
    this.rows += 1;
  }

  applyMark(mark: Mark): void {
    this.#isInTable = 'table' in mark;
    if ('picture' in mark) this.#addPicture(mark.picture);
    if ('end' in mark) this.#end(mark.end);
  }

  #addPicture(name: string): void {
    if (!isStoredKey(name)) damaged('a picture has no name');
    this.pictures += 1;
  }

  #end({ rows, pictures }: BackupSize): void {
    if (rows !== this.rows || pictures !== this.pictures) damaged('rows or pictures are missing');
    this.hasEnded = true;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function damaged(how: string): never {
  throw new BackupError(`This backup is damaged: ${how}.`);
}

/** Longer than the mark that identifies an encrypted backup. */
const startLength = 64;

/** Counts the bytes of a file while it is read. */
class Measured {
  readonly #source: Readable;
  readonly #hash = createHash('sha256');
  #start = Buffer.alloc(0);
  #bytes = 0;

  constructor(source: Readable) {
    this.#source = source;
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of this.#source as AsyncIterable<Buffer>) {
      this.#hash.update(piece);
      this.#bytes += piece.length;
      if (this.#start.length < startLength) this.#start = Buffer.concat([this.#start, piece]);
      yield piece;
    }
  }

  measure() {
    return {
      isEncrypted: isEncrypted(this.#start),
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
    };
  }
}
