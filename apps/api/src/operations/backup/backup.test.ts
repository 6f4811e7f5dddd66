import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { openEmbedded, type Store } from '../../platform/db/open.ts';
import type { Files } from '../../platform/files/files.ts';
import { folderFiles } from '../../platform/files/folder.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { openWorld } from '../../testing/world.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const picture = `avatars/${'a'.repeat(64)}.webp`;
const photo = `avatars/${'b'.repeat(64)}.webp`;

describe('a backup', () => {
  const world = openWorld();
  const files = temporaryFiles();
  let backup = Buffer.alloc(0);
  let document = '';
  let scan = '';
  let size = { rows: 0, pictures: 0 };
  // Shared by all tests: a failed restore must leave it empty for the next one.
  let other: Store;
  const otherFiles = temporaryFiles();
  const restore = (content: Buffer, key?: string) =>
    restoreBackup({ store: other, files: otherFiles, key }, Readable.from([content]));

  before(async () => {
    const { teamId, organisationId, playerId } = await createFixtures(world);
    const { db } = world.store;
    await db.updateTable('persons').set({ photoKey: photo }).where('id', '=', playerId).execute();
    await files.put(photo, Buffer.from('a face'), 'image/webp');
    document = (await db.selectFrom('personDocuments').select('fileKey').executeTakeFirst())?.fileKey ?? '';
    await files.put(document, Buffer.from('a certificate'), 'application/pdf');
    scan = (await db.selectFrom('consentPapers').select('fileKey').executeTakeFirst())?.fileKey ?? '';
    await files.put(scan, Buffer.from('a signature'), 'application/pdf');
    await world.store.db.updateTable('teams').set({ avatarKey: picture }).where('id', '=', teamId).execute();
    const email = {
      recipient: 'a@b.es',
      subject: 'Hola\u2028y adiós',
      html: '',
      text: '',
      createdAt: new Date(),
    };
    await world.store.db.insertInto('mailbox').values([email, email]).execute();
    await insertAuditEntry(world.store.db, teamCreated(organisationId, teamId));
    await files.put(picture, Buffer.from('a badge'), 'image/webp');
    ({ backup, size } = await createBackup(world.store, files));
    other = await emptyStore();
  });
  after(() => other.close());

  for (const [problem, corrupt, expected] of [
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
    it(`that is ${problem} leaves nothing behind`, async () => {
      const corrupted = gzipSync(corrupt(gunzipSync(backup).toString()));
      await assert.rejects(restore(corrupted), expected);
    });
  }

  it('is not confused with a file that is no archive at all', async () => {
    await assert.rejects(restore(Buffer.from('hello')), /damaged/);
  });

  it('that is encrypted reveals nothing, and opens only with its key', async () => {
    const key = 'a key of more than thirty-two characters';
    const { backup: sealed } = await createBackup(world.store, files, key);
    assert.ok(!sealed.includes('traip-backup"') && !sealed.includes(backup.subarray(0, 10)));
    await assert.rejects(restore(sealed), /This backup is encrypted\. Set BACKUP_KEY to its key\./);
    await assert.rejects(restore(sealed, `${key}?`), /BACKUP_KEY is not the key of this backup/);
    for (const damaged of [
      sealed.subarray(0, -1),
      sealed.subarray(0, 45),
      Buffer.concat([sealed, sealed.subarray(-40)]),
      sealed.with(100, (sealed[100] ?? 0) ^ 1),
    ])
      await assert.rejects(restore(Buffer.from(damaged), key), /or the file is damaged/);
    const target = { store: await emptyStore(), files: temporaryFiles(), key };
    assert.deepEqual(await restoreBackup(target, Readable.from([sealed])), size);
    await target.store.close();
  });

  it('is restored into an empty database with all its rows, pictures and documents', async () => {
    assert.deepEqual(await restore(backup), size);
    assert.ok(size.rows > 50 && size.pictures === 4);
    assert.deepEqual(await readContent(other), await readContent(world.store));
    const contentOf = async (key: string) => (await otherFiles.get(key))?.content.toString();
    assert.deepEqual(await Promise.all([picture, photo, document, scan].map(contentOf)), [
      'a badge',
      'a face',
      'a certificate',
      'a signature',
    ]);
  });

  it('is the same when made again from the restored database', async () => {
    const again = await createBackup(other, otherFiles);
    assert.deepEqual(rowLinesOf(again.backup), rowLinesOf(backup));
  });

  it('lets identity columns continue after the last value', async () => {
    const { rows } = await sql<{ next: string; last: string }>`
      select nextval(pg_get_serial_sequence('mailbox', 'id'))::text as next,
        (select coalesce(max(id), 0) from mailbox)::text as last`.execute(other.db);
    assert.deepEqual(rows, [{ next: '3', last: '2' }]);
  });

  it('lets the audit log continue after its last entry', async () => {
    const [entry] = await other.db.selectFrom('auditEntries').selectAll().execute();
    assert.ok(entry);
    await insertAuditEntry(other.db, teamCreated(entry.organisationId, entry.subjectId));
    const chain = await other.db.selectFrom('auditChain').selectAll().orderBy('sequence').execute();
    assert.deepEqual(
      chain.map(({ sequence, entryId }) => [sequence, entryId >= entry.id]),
      [
        [1, true],
        [2, true],
      ],
    );
  });

  it('is not restored over existing data: a database with people in it stays untouched', async () => {
    const before = await readContent(other);
    await assert.rejects(restore(backup), /not empty/);
    assert.deepEqual(await readContent(other), before);
  });
});

const teamCreated = (organisationId: string, teamId: string) => ({
  organisationId,
  subjectKind: 'TEAM' as const,
  subjectId: teamId,
  action: 'CREATED' as const,
  byUser: null,
  at: new Date(),
});

const emptyStore = (): Promise<Store> =>
  openEmbedded({
    onUpkeepError: (error) => {
      throw error;
    },
  });

function temporaryFiles(): Files {
  return folderFiles(mkdtempSync(join(tmpdir(), 'traip-backup-')));
}

async function createBackup(store: Store, files: Files, key?: string) {
  const target = new PassThrough();
  const [backup, size] = await Promise.all([
    buffer(target),
    writeBackup({ store, files, now: new Date(), key }, target),
  ]);
  return { backup, size };
}

function rowLinesOf(backup: Buffer): readonly string[] {
  const lines = gunzipSync(backup).toString().split('\n');
  return lines.filter((line) => line.startsWith(' ')).toSorted();
}

/** Every table with its rows, sorted by content. */
async function readContent(store: Store): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('attempts', 'live_changes', 'migrations', 'migrations_lock', 'page_changes', 'person_names') order by relname`.execute(
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
