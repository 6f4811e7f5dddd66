import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openEmbedded, type Store } from '@traip/api';
import { makeDataFolder } from '../testing/data-folder.ts';

describe('the command that verifies the audit logs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-audit-log-'));
  before(() => makeDataFolder(folder));
  after(() => rmSync(folder, { recursive: true }));

  const run = (...args: readonly string[]) => {
    const program = join(import.meta.dirname, 'main.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    return spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
  };

  async function withDatabase(
    work: (store: Store & { kind: 'embedded' }) => Promise<unknown>,
  ): Promise<void> {
    const store = await openEmbedded({ folder: join(folder, 'db'), onUpkeepError: assert.ifError });
    assert.ok(store.kind === 'embedded');
    await work(store);
    await store.close();
  }

  it('prints its usage', () => {
    const { status, stderr } = run();
    assert.equal(status, 2);
    assert.match(stderr, /npm run audit-log -- verify/);
  });

  it('finds nothing in a new database', () => {
    const { status, stdout } = run('verify');
    assert.equal(status, 0);
    assert.match(stdout, /There are no organisations/);
  });

  it('reports an intact log and its head', async () => {
    const id = randomUUID();
    await withDatabase(async ({ db }) => {
      const organisation = { id, orgCode: 'norte', name: 'Norte', createdAt: new Date() };
      await db.insertInto('organisations').values(organisation).execute();
      const subject = { subjectKind: 'ORGANISATION', subjectId: id, action: 'CREATED', details: '{}' };
      const entry = { organisationId: id, at: new Date(), via: 'PLATFORM' as const, ...subject };
      await db.insertInto('auditEntries').values(entry).execute();
    });
    const { status, stdout } = run('verify');
    assert.match(stdout, /norte: 1 entry, intact\. Head: [\da-f]{64}/);
    assert.equal(status, 0);
  });

  it('fails when a log was tampered with', async () => {
    await withDatabase(({ pglite }) =>
      pglite.exec(`alter table audit_entries disable trigger user;
        update audit_entries set action = 'DELETED'`),
    );
    const { status, stderr } = run('verify');
    assert.match(stderr, /norte: broken\. number 1 \(entry 1\): action is not what was hashed/);
    assert.equal(status, 1);
  });
});
