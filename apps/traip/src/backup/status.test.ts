import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../launch/free-port.ts';
import { Product } from '../launch/product.ts';
import { makeDataFolder } from '../testing/data-folder.ts';

const program = join(import.meta.dirname, 'main.ts');
const BACKUP_KEY = 'a key of more than thirty-two characters';

describe('the last good backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-status-'));
  const DATA_DIR = join(folder, 'data');
  const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')];
  let product: Product;
  let metricsPort: number;

  before(async () => {
    metricsPort = await freePort();
    await makeDataFolder(DATA_DIR);
    const quiet = { WEB: 'none', LOG_LEVEL: 'warn', DEMO_DATA: 'false' };
    product = await Product.with({ ...quiet, DATA_DIR, METRICS_PORT: String(metricsPort) });
    await product.start();
  });
  after(async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  });

  async function backup(args: readonly string[], key = BACKUP_KEY) {
    const env = { PATH: process.env.PATH, DATA_DIR, BACKUP_KEY: key };
    const child = spawn(process.execPath, [program, ...args], { env });
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, said: out + error };
  }

  async function inMetrics(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const [, value] = /^traip_backup_last_good_timestamp_seconds (\S+)$/m.exec(await answer.text()) ?? [];
    return Number(value);
  }

  it('is reported missing while there is none', async () => {
    assert.deepEqual(await backup(['status']), { code: 1, said: 'There is no good backup.\n' });
    assert.equal(await inMetrics(), 0);
  });

  it('was read back after writing, and is shown with its time, place, size and encryption', async () => {
    await product.stop();
    for (const file of [first, second]) {
      const { code, said } = await backup([file]);
      assert.match(said, /, encrypted, and read back: \d+ rows, 0 pictures\.\n$/);
      assert.equal(code, 0);
    }
    await product.start();
    const { code, said } = await backup(['status']);
    assert.match(said, /^Last good backup: \d{4}-\d\d-\d\dT[\d:.]+Z, 0\.\d hours ago\n/);
    assert.ok(said.includes(`\n  ${second}: 0.0 MB, encrypted, `), said);
    assert.equal(code, 0);
    assert.equal(new Date((await inMetrics()) * 1_000).toISOString(), said.split(' ')[3]?.replace(',', ''));
  });

  it('must not be older than a limit', async () => {
    const { code, said } = await backup(['status', '--within', '0.0001']);
    assert.match(said, /It is older than 0\.0001 hours\.\n$/);
    assert.equal(code, 1);
  });

  it('can be opened with the current key', async () => {
    const { code, said } = await backup(['status'], BACKUP_KEY.toUpperCase());
    assert.match(said, /Not good: .*second\.backup, .*: BACKUP_KEY is not the key of this backup/);
    assert.match(said, /There is no good backup\.\n$/);
    assert.equal(code, 1);
    assert.equal(await inMetrics(), 0, 'monitoring knows what was found');
    assert.equal((await backup(['status'])).code, 0);
    assert.notEqual(await inMetrics(), 0);
  });

  it('is the previous one if the latest was altered', async () => {
    const bytes = readFileSync(second);
    writeFileSync(second, bytes.with(200, (bytes[200] ?? 0) ^ 1));
    const { code, said } = await backup(['status']);
    assert.match(said, /^Not good: .*second\.backup, .*or the file is damaged\.\nLast good backup: /);
    assert.ok(said.includes(first));
    assert.equal(code, 0);
  });

  it('is not a different backup under the same name', async () => {
    writeFileSync(second, readFileSync(first));
    assert.match(
      (await backup(['status'])).said,
      /Not good: .*second\.backup, .*not the file that was written/,
    );
  });

  it('can be checked in its new place after a move', async () => {
    const elsewhere = join(folder, 'elsewhere.backup');
    renameSync(first, elsewhere);
    rmSync(second);
    const lost = await backup(['status']);
    assert.match(lost.said, /There is no file .*first\.backup/);
    assert.equal(lost.code, 1);
    assert.equal((await backup(['status', elsewhere])).code, 0);
    assert.ok((await backup(['status'])).said.includes(`  ${elsewhere}: `));

    truncateSync(elsewhere, 1_000);
    const cut = await backup(['status', elsewhere]);
    assert.match(cut.said, /the file is damaged/);
    assert.equal(cut.code, 1);
  });
});
