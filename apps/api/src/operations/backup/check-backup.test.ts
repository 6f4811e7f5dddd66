import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { folderFiles } from '../../platform/files/folder.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { openWorld } from '../../testing/world.ts';
import { findArchiveState } from './archive/queries.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './write-backup.ts';

const key = 'a key of more than thirty-two characters';
const now = new Date('2026-11-16T03:00:00.000Z');

describe('a checked backup', () => {
  const world = openWorld();
  const files = folderFiles(mkdtempSync(join(tmpdir(), 'traip-check-')));
  let plain: Buffer;
  let encrypted: Buffer;
  let size: { readonly rows: number; readonly pictures: number };

  async function make(withKey?: string): Promise<Buffer> {
    const target = new PassThrough();
    const source = { store: world.store, files, now, key: withKey };
    const [content, backupSize] = await Promise.all([buffer(target), writeBackup(source, target)]);
    size = backupSize;
    return content;
  }

  before(async () => {
    const picture = `avatars/${'a'.repeat(64)}.webp`;
    const { teamId } = await createFixtures(world);
    await world.store.db.updateTable('teams').set({ avatarKey: picture }).where('id', '=', teamId).execute();
    await files.put(picture, Buffer.from('a badge'), 'image/webp');
    plain = await make();
    encrypted = await make(key);
  });

  const check = (content: Uint8Array, withKey?: string) =>
    checkBackup(Readable.from([Buffer.from(content)]), withKey);
  const edited = (edit: (text: string) => string) => gzipSync(edit(gunzipSync(plain).toString()));

  it('is valid when all of it can be read', async () => {
    assert.ok(size.rows > 50 && size.pictures === 1);
    for (const [content, isEncrypted] of [
      [plain, false],
      [encrypted, true],
    ] as const)
      assert.deepEqual(await check(content, key), {
        madeAt: now.toISOString(),
        ...size,
        isEncrypted,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      });
  });

  it('is invalid when it was truncated anywhere', async () => {
    for (const content of [plain, encrypted])
      for (const length of [0, 10, 30, 60, content.length >> 1, content.length - 9, content.length - 1])
        await assert.rejects(check(content.subarray(0, length), key), { name: 'BackupProblem' }, `${length}`);
  });

  it('is invalid when a byte of it was changed', async () => {
    for (const content of [plain, encrypted])
      for (const at of [60, content.length >> 1, content.length - 10, content.length - 6])
        await assert.rejects(check(content.with(at, (content[at] ?? 0) ^ 1), key), { name: 'BackupProblem' });
  });

  it('is invalid when it is encrypted with another key, or no key is given', async () => {
    await assert.rejects(check(encrypted, `${key}?`), /BACKUP_KEY is not the key of this backup/);
    await assert.rejects(check(encrypted), /This backup is encrypted/);
  });

  for (const [problem, edit, expected] of [
    ['lacks a row', (text: string) => text.replace(/\n {.*/, ''), /rows or pictures are missing/],
    ['lacks a picture', (text: string) => text.replace(/\n{"picture".*/, ''), /rows or pictures are missing/],
    ['lacks its end', (text: string) => text.slice(0, text.lastIndexOf('{"end"')), /cut off/],
    ['goes on after its end', (text: string) => `${text}{"table":"users"}\n`, /goes on after its end/],
    ['has half a row', (text: string) => text.replace(/\n {(.*)}/, '\n {$1'), /a row cannot be read/],
    ['has a row in no table', (text: string) => text.replace('\n', '\n {}\n'), /a row is in no table/],
    ['has a line of its own', (text: string) => text.replace('\n', '\n{"x":1}\n'), /does not know/],
    [
      'has a picture with a path for a name',
      (text: string) => text.replace(/"picture":"[^"]+"/, '"picture":"../x"'),
      /a picture has no name/,
    ],
    ['is of something else', () => '{"format":"other"}\n', /no backup/],
  ] as const) {
    it(`is invalid when it ${problem}`, async () => {
      await assert.rejects(check(edited(edit)), expected);
    });
  }

  it('has no archive unless PostgreSQL was configured to write one', async () => {
    const { isOn, lastArchived, lastArchivedAt } = await findArchiveState(world.store);
    assert.deepEqual([isOn, lastArchived, lastArchivedAt], [false, null, null]);
  });
});
