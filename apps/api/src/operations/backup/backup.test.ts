import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openEmbedded, type Store } from '../../platform/db/open.ts';
import type { Files } from '../../platform/files/files.ts';
import { folderFiles } from '../../platform/files/folder.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { openWorld } from '../../testing/world.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const picture = `avatars/${'a'.repeat(64)}.webp`;

describe('a backup', () => {
  const world = openWorld();
  const files = someFiles();
  let backup = Buffer.alloc(0);
  let size = { rows: 0, pictures: 0 };
  // One empty place for all: whatever goes wrong leaves it empty, so that the last one finds room.
  let other: Store;
  const otherFiles = someFiles();
  const restore = (content: Buffer) =>
    restoreBackup({ store: other, files: otherFiles }, Readable.from(content));

  before(async () => {
    const { teamId } = await createFixtures(world);
    await world.store.db.updateTable('teams').set({ avatarKey: picture }).where('id', '=', teamId).execute();
    const letter = { recipient: 'a@b.es', subject: 'Hola', html: '', text: '', createdAt: new Date() };
    await world.store.db.insertInto('mailbox').values([letter, letter]).execute();
    await files.put(picture, Buffer.from('a badge'), 'image/webp');
    ({ backup, size } = await backupOf(world.store, files));
    other = await emptyStore();
  });
  after(() => other.close());

  for (const [fate, spoil, expected] of [
    ['cut off', (plain: string) => plain.slice(0, plain.lastIndexOf('{"end"')), /cut off/],
    ['of something else', () => '{"format":"other"}\n', /no backup/],
    [
      'of a newer Traip',
      (plain: string) => plain.replace(/"migration":"[^"]+"/, '"migration":"9999-x"'),
      /newer Traip/,
    ],
    [
      'about a table of its own',
      (plain: string) => plain.replace('{"table":"users"}', '{"table":"pg_class"}'),
      /pg_class/,
    ],
    [
      'with a picture that would climb out of its folder',
      (plain: string) => plain.replace(`"picture":"${picture}"`, '"picture":"../../secret"'),
      /secret/,
    ],
  ] as const) {
    it(`that is ${fate} leaves nothing behind`, async () => {
      const spoilt = gzipSync(spoil(gunzipSync(backup).toString()));
      await assert.rejects(restore(spoilt), expected);
    });
  }

  it('is told from a file that is no archive at all', async () => {
    await assert.rejects(restore(Buffer.from('hello')), /damaged/);
  });

  it('gives everything back in an empty place, rows and pictures alike', async () => {
    assert.deepEqual(await restore(backup), size);
    assert.ok(size.rows > 50 && size.pictures === 1);
    assert.deepEqual(await contentOf(other), await contentOf(world.store));
    assert.equal((await otherFiles.get(picture))?.content.toString(), 'a badge');
  });

  it('says the same when it is made of the restored place', async () => {
    const again = await backupOf(other, otherFiles);
    assert.deepEqual(rowsIn(again.backup), rowsIn(backup));
  });

  it('lets the numbers go on after the last one', async () => {
    const { rows } = await sql<{ next: string; last: string }>`
      select nextval(pg_get_serial_sequence('mailbox', 'id'))::text as next,
        (select coalesce(max(id), 0) from mailbox)::text as last`.execute(other.db);
    assert.deepEqual(rows, [{ next: '3', last: '2' }]);
  });

  it('is not restored over anything: a database with people in it stays as it is', async () => {
    const before = await contentOf(other);
    await assert.rejects(restore(backup), /not empty/);
    assert.deepEqual(await contentOf(other), before);
  });
});

const emptyStore = (): Promise<Store> =>
  openEmbedded({
    onUpkeepError: (error) => {
      throw error;
    },
  });

function someFiles(): Files {
  return folderFiles(mkdtempSync(join(tmpdir(), 'traip-backup-')));
}

async function backupOf(store: Store, files: Files) {
  const target = new PassThrough();
  const [backup, size] = await Promise.all([
    buffer(target),
    writeBackup({ store, files, now: new Date() }, target),
  ]);
  return { backup, size };
}

function rowsIn(backup: Buffer): readonly string[] {
  const lines = gunzipSync(backup).toString().split('\n');
  return lines.filter((line) => line.startsWith(' ')).toSorted();
}

/** Every table with its rows, in an order that does not depend on where they lie. */
async function contentOf(store: Store): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('attempts', 'live_changes', 'migrations', 'migrations_lock', 'page_changes') order by relname`.execute(
    store.db,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(store.db);
    content[name] = rows;
  }
  return content;
}
