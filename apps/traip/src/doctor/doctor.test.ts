import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import type { InspectedDatabase } from '@traip/api';
import { type Bucket, type Mailbox, openBucket, openMigrated, startMailbox } from '@traip/api/testing';
import { recordBackup } from '../backup/history.ts';
import { readConfig } from '../config.ts';
import { freePort } from '../launch/free-port.ts';
import { Product } from '../launch/product.ts';
import { makeDataFolder } from '../testing/data-folder.ts';
import { databaseFindings } from './database.ts';
import { examineSetup } from './examine.ts';
import { nodeFinding } from './host.ts';
import { pagesFindings } from './pages.ts';

const secret = randomBytes(32).toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'traip-doctor-'));
after(() => rmSync(folder, { recursive: true }));

let PORT: string;
before(async () => {
  PORT = String(await freePort());
});

/** The findings of one check, as `state found`. */
async function found(check: string, variables: Record<string, string>): Promise<readonly string[]> {
  const quiet = { WEB: 'none', HOST: '127.0.0.1', PORT, DATA_DIR: join(folder, 'data') };
  const findings = await examineSetup({}, { ...quiet, ...variables });
  return findings.filter((one) => one.check === check).map((one) => `${one.state} ${one.found}`);
}

async function matches(check: string, variables: Record<string, string>, expected: RegExp): Promise<void> {
  const all = await found(check, variables);
  assert.ok(
    all.some((one) => expected.test(one)),
    `${expected} in ${all.join('\n')}`,
  );
}

const production = {
  NODE_ENV: 'production',
  EMBEDDED_DATABASE: 'true',
  AUTH_SECRET: secret,
  PUBLIC_ORIGIN: 'http://localhost:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  OPERATOR_NAME: 'Liga Norte S.L.',
  OPERATOR_TAX_ID: 'B12345674',
  OPERATOR_ADDRESS: 'Calle del Campo 1, Madrid',
  OPERATOR_EMAIL: 'hola@liga.example',
};

describe('a variable', () => {
  it('that is misspelt or unknown is named, with a suggestion', async () => {
    assert.deepEqual(await found('Variables', {}), ['ok none unknown']);
    await matches('Variables', { S3_BUCKET: 'x' }, /^warning S3_BUCKET is not a variable of Traip$/);
    const [finding] = (await examineSetup({ AUTH_SECRT: 'x', SHELL: '/bin/sh' }, {})).filter(
      ({ state }) => state !== 'ok',
    );
    assert.deepEqual(
      [finding?.found, finding?.mend],
      ['AUTH_SECRT is not a variable of Traip', 'Did you mean AUTH_SECRET?'],
    );
  });

  it('that is wrong or missing is named together with all the others', async () => {
    assert.deepEqual(await found('Configuration', {}), ['ok all variables are valid']);
    await matches('Configuration', { MAIL_DELAY: 'soon' }, /^error .*MAIL_DELAY must be a number of seconds/);
    const missing = await found('Configuration', { NODE_ENV: 'production' });
    assert.deepEqual(
      ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'PUBLIC_ORIGIN', 'OPERATOR_NAME'].filter(
        (name) => !missing.some((problem) => problem.includes(name)),
      ),
      [],
    );
    assert.deepEqual(await found('Configuration', production), ['ok all variables are valid']);
  });

  it('must hold a secret that can’t be guessed, and keys that belong together', async () => {
    await matches('Secret', { AUTH_SECRET: secret }, /^ok AUTH_SECRET has 44 characters/);
    await matches(
      'Secret',
      { AUTH_SECRET: 'change-me-please-change-me-please' },
      /^warning .*can be guessed/,
    );
    const curve = createECDH('prime256v1');
    const VAPID_PUBLIC_KEY = curve.generateKeys('base64url');
    const VAPID_PRIVATE_KEY = curve.getPrivateKey('base64url');
    await matches('Push', { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, /^ok/);
    const other = createECDH('prime256v1').generateKeys('base64url');
    await matches('Push', { VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY }, /^error .* not a pair/);
  });

  it('must configure a complete provider, and readable legal texts', async () => {
    const GITHUB_CLIENT_ID = 'x';
    await matches(
      'Sign-in',
      { GITHUB_CLIENT_ID },
      /^warning GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together/,
    );
    await matches('Sign-in', { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET: 'y' }, /^ok password, github$/);
    await matches(
      'Legal texts',
      { LEGAL_TEXTS: join(folder, 'nowhere') },
      /^error LEGAL_TEXTS cannot be read/,
    );
    await matches('Legal texts', production, /^ok those of Traip/);
  });
});

describe('this machine', () => {
  it('has a recent Node, and the time zone of the matches', async () => {
    assert.equal(nodeFinding('24.6.9').state, 'error');
    assert.equal(nodeFinding('24.7.0').state, 'ok');
    await matches('Time zones', {}, /^ok/);
  });

  it('has its port free, or used by Traip', async () => {
    await matches('Port', {}, /^ok \d+ is free$/);
    const other = createServer((_request, response) => response.end('something else')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const usedPort = String((other.address() as AddressInfo).port);
    await matches('Port', { PORT: usedPort }, /^error \d+ is taken by another program/);
    await matches('Metrics', { METRICS_PORT: usedPort }, /^error .*EADDRINUSE/);
    await matches('Address', { PORT: usedPort }, /^warning .*is not Traip/);
    other.close();
    await matches('Metrics', { METRICS_PORT: usedPort }, /^ok/);
  });

  it('has a private data folder, and room on its disk', async () => {
    const DATA_DIR = join(folder, 'open');
    await matches('Data folder', { DATA_DIR }, /^ok .* will be created/);
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o755);
    await matches('Data folder', { DATA_DIR }, /^warning others on this machine/);
    chmodSync(DATA_DIR, 0o700);
    await matches('Data folder', { DATA_DIR }, /^ok .* is writable and private/);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await matches('Data folder', { DATA_DIR: file }, /^error .*can't be used/);
    await matches('Disk', { DATA_DIR, DISK_RESERVE: '999999999' }, /^error only \d+ MB free/);
    await matches('Disk', { DATA_DIR }, /MB free/);
  });

  it('trusts only the proxies in front of it', async () => {
    await matches('Proxies', {}, /^ok trusted: loopback/);
    await matches('Proxies', { TRUST_PROXY: 'everybody' }, /^error TRUST_PROXY: /);
    await matches('Proxies', { TRUST_PROXY: '128.0.0.0/1' }, /^warning .*trusts a large part/);
    const PUBLIC_ORIGIN = 'https://liga.invalid';
    await matches('Proxies', { TRUST_PROXY: 'false', PUBLIC_ORIGIN }, /^warning .*trusts nobody/);
    await matches('Proxies', { TRUST_PROXY: '10.0.0.0/8', PUBLIC_ORIGIN }, /^ok/);
  });

  it('has an encrypted public address', async () => {
    const PUBLIC_ORIGIN = 'http://liga.invalid';
    await matches('Address', { ...production, PUBLIC_ORIGIN }, /^error .* is not encrypted/);
    await matches('Address', { PUBLIC_ORIGIN: 'https://liga.invalid/traip' }, /^error .* has a path/);
  });

  it('has its pages built', async () => {
    const config = readConfig({ DATA_DIR: folder });
    assert.equal((await pagesFindings(config, folder))[0]?.state, 'error');
    await matches('Pages', {}, /^ok not served here/);
  });

  it('has a recent backup', async () => {
    const DATA_DIR = join(folder, 'backed-up');
    mkdirSync(DATA_DIR, { mode: 0o700 });
    const settings = { ...production, DATA_DIR, BACKUP_KEY: secret };
    await matches('Backup', settings, /^warning none was ever made/);
    const entry = { file: 'x', bytes: 1, isEncrypted: true, rows: 1, pictures: 0 };
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    recordBackup(DATA_DIR, { ...entry, sha256: 'old', madeAt: at(50), checkedAt: at(50) });
    await matches('Backup', settings, /^warning the last good one is 50 hours old/);
    recordBackup(DATA_DIR, { ...entry, sha256: 'new', madeAt: at(3), checkedAt: at(3) });
    await matches('Backup', settings, /^ok the last good one is 3 hours old/);
  });
});

describe('the mail server', () => {
  let mailbox: Mailbox;
  before(async () => {
    mailbox = await startMailbox();
  });
  after(() => mailbox.close());

  it('is contacted, but gets no email', async () => {
    await matches('Mail', { SMTP_URL: mailbox.url }, /^ok 127\.0\.0\.1:\d+ accepts/);
  });

  it('is an error when it is down, or lacks encryption', async () => {
    await matches('Mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, /^error .*ECONNREFUSED/);
    await matches('Mail', { SMTP_URL: `${mailbox.url}?requireTLS=true` }, /^error .*TLS/);
  });

  it('that repeats a refused password is quoted without it', async () => {
    const server = createTcpServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (chunk) => {
        const isSignIn = `${chunk}`.startsWith('AUTH');
        socket.write(isSignIn ? '535 palabra-secreta is wrong\r\n' : '250-here\r\n250 AUTH PLAIN\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const [finding = ''] = await found('Mail', { SMTP_URL: `smtp://ana:palabra-secreta@127.0.0.1:${port}` });
    assert.match(finding, /^error .*535 … is wrong/);
    server.close();
  });

  it('sends from an address at an existing domain', async () => {
    const from = (MAIL_FROM: string) => ({ SMTP_URL: mailbox.url, MAIL_FROM });
    await matches('Sender', from('Traip <no-reply@localhost>'), /^warning MAIL_FROM is at localhost/);
    await matches('Sender', from('Traip'), /^error MAIL_FROM is not an address/);
    await matches('Sender', from('Traip <hola@liga.invalid>'), /^(error|warning) the domain liga\.invalid/);
  });
});

describe('the pictures', () => {
  let bucket: Bucket;
  before(async () => {
    const store = join(folder, 'store');
    mkdirSync(store);
    bucket = await openBucket(store);
  });
  after(() => bucket.close());

  it('are stored, read and removed as a trial', async () => {
    const { url, accessKeyId, secretAccessKey } = bucket.settings;
    const settings = { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    await matches('Pictures', settings, /^ok .* stores, reads and removes/);
    await matches('Pictures', { ...settings, S3_SECRET_ACCESS_KEY: 'wrong' }, /^error .*answered 403/);
    await matches('Pictures', {}, /^ok in DATA_DIR/);
  });
});

describe('the database', () => {
  const DATA_DIR = join(folder, 'embedded');

  it('will be created if there is none', async () => {
    await matches('Database', { DATA_DIR }, /^ok embedded; it will be created/);
  });

  it('that does not answer is named without its password', async () => {
    const DATABASE_URL = 'postgres://traip:palabra-secreta@127.0.0.1:1/traip';
    const findings = await found('Database', { DATA_DIR, DATABASE_URL });
    assert.match(findings.join(), /^error The database at DATABASE_URL does not answer: .*ECONNREFUSED/);
    assert.doesNotMatch(findings.join(), /palabra/);
  });

  it('has the tables of this release', async () => {
    const store = await openMigrated(join(DATA_DIR, 'db'));
    await store.pglite.exec("delete from migrations where name = '0053-attendances'");
    await store.close();
    await matches('Tables', { DATA_DIR }, /^warning the next start changes them: 0053-attendances/);
  });

  it('is left alone while Traip uses it', async () => {
    const own = join(folder, 'in-use');
    await makeDataFolder(own);
    const product = await Product.with({ WEB: 'none', LOG_LEVEL: 'warn', DEMO_DATA: 'false', DATA_DIR: own });
    await product.start();
    const settings = { DATA_DIR: own, PORT: String(product.port) };
    await matches('Database', settings, /^ok embedded, and in use by the Traip that is running: it answers/);
    await matches('Port', settings, /^ok Traip is running on/);
    await matches('Address', { ...settings, PUBLIC_ORIGIN: product.origin }, /^ok .* leads to Traip/);
    assert.equal(await product.stop(), 0);
    await matches('Tables', settings, /^ok up to date/);
  });

  it('on a server has a recent version, a plain role, enough connections and the right time', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://localhost/traip' });
    const good: InspectedDatabase = {
      version: 170_002,
      encoding: 'UTF8',
      isSuperuser: false,
      canCreate: true,
      isReadOnly: false,
      maxConnections: 100,
      knowsMadrid: true,
      skewMs: 3,
      pending: [],
      later: [],
      isNew: false,
    };
    const wrongWith = (change: Partial<InspectedDatabase>) =>
      databaseFindings({ ...good, ...change }, 'PostgreSQL', config)
        .filter(({ state }) => state !== 'ok')
        .map(({ state, check }) => `${state} ${check}`);
    assert.deepEqual(wrongWith({}), []);
    const cases: readonly (readonly [Partial<InspectedDatabase>, string])[] = [
      [{ version: 140_010 }, 'error Database'],
      [{ encoding: 'SQL_ASCII' }, 'error Database'],
      [{ isReadOnly: true }, 'error Database'],
      [{ canCreate: false }, 'error Database'],
      [{ isSuperuser: true }, 'warning Database'],
      [{ maxConnections: 12 }, 'warning Database'],
      [{ knowsMadrid: false }, 'error Database'],
      [{ skewMs: -5_000 }, 'warning Clock'],
      [{ skewMs: 60_000 }, 'error Clock'],
      [{ later: ['9999-flying-referees'] }, 'error Tables'],
    ];
    for (const [change, expected] of cases)
      assert.deepEqual(wrongWith(change), [expected], JSON.stringify(change));
  });
});

describe('npm run doctor', () => {
  const program = join(import.meta.dirname, 'main.ts');

  async function run(args: readonly string[], variables: Record<string, string> = {}) {
    const env = { PATH: process.env.PATH, WEB: 'none', PORT, DATA_DIR: join(folder, 'new'), ...variables };
    const child = spawn(process.execPath, [program, ...args], { env });
    const [out, problem, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, problem, code };
  }

  it('exits with 0 when nothing is wrong, 1 with warnings and 2 with errors', async () => {
    const fine = await run([]);
    assert.match(fine.out, /^ok {7}Variables {6}none unknown\n[\s\S]*\n\nNo problems found\.\n$/);
    assert.equal(fine.code, 0);
    const warned = await run([], { TRUST_PROXY: '128.0.0.0/1' });
    assert.match(warned.out, /\nwarning {2}Proxies .*\n {24}→ .*\n[\s\S]*0 errors, 1 warning\.\n$/);
    assert.equal(warned.code, 1);
    const broken = await run([], { PORT: 'eighty' });
    assert.match(broken.out, /\nERROR {4}Configuration .*PORT must be a port number/);
    assert.equal(broken.code, 2);
  });

  it('reads a file of variables, prints JSON, and shows no secret', async () => {
    const file = join(folder, 'env');
    writeFileSync(file, `AUTH_SECRET="${secret}"\nPUBLIC_ORIGN=https://liga.example\n`);
    const { out, code } = await run(['--json', '--env', file]);
    const { findings } = JSON.parse(out) as { findings: { check: string; mend?: string }[] };
    assert.ok(findings.some(({ mend }) => mend === 'Did you mean PUBLIC_ORIGIN?'));
    assert.equal(out.includes(secret), false);
    assert.equal(code, 1);
  });

  it('prints its usage', async () => {
    const { problem, code } = await run(['--what']);
    assert.match(problem, /npm run -s doctor/);
    assert.equal(code, 2);
  });
});
