import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://traip@db/traip?sslmode=verify-full',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  PUBLIC_ORIGIN: 'https://liga.example//',
  OPERATOR_NAME: 'Liga Norte S.L.',
  OPERATOR_TAX_ID: 'B12345674',
  OPERATOR_ADDRESS: 'Calle del Campo 1, Madrid',
  OPERATOR_EMAIL: 'hola@liga.example',
};

const without = (name: keyof typeof production) => ({ ...production, [name]: undefined });

const problem = (environment: Record<string, string | undefined>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return undefined;
};

describe('the configuration', () => {
  it('needs nothing on a development machine', () => {
    const config = readConfig({});
    assert.equal(config.PORT, 3000);
    assert.equal(config.PUBLIC_ORIGIN, 'http://localhost:3000');
    assert.equal(config.DEMO_DATA, true);
    assert.match(config.DATA_DIR, /\.data$/);
  });

  it('accepts a bucket only with all its settings', () => {
    const bucket = {
      S3_URL: 'https://s3.example/pictures/',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    assert.equal(readConfig(bucket).S3_URL, 'https://s3.example/pictures');
    assert.match(problem({ ...bucket, S3_SECRET_ACCESS_KEY: undefined }) ?? '', /go together/);
  });

  it('reads a secret from a file, to keep it out of the environment', () => {
    const folder = mkdtempSync(join(tmpdir(), 'traip-config-'));
    const file = join(folder, 'auth-secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    assert.equal(readConfig({ AUTH_SECRET_FILE: file }).AUTH_SECRET, 's'.repeat(40));
    assert.equal(
      problem({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'x'.repeat(40) }),
      'Set AUTH_SECRET or AUTH_SECRET_FILE, not both.',
    );
    writeFileSync(file, 'kurz');
    assert.match(problem({ AUTH_SECRET_FILE: file }) ?? '', /AUTH_SECRET must have at least 32 characters/);
    rmSync(folder, { recursive: true });
    assert.match(problem({ AUTH_SECRET_FILE: file }) ?? '', /AUTH_SECRET_FILE cannot be read: .*ENOENT/);
  });

  it('sends nothing to a remote database in plain text unless told to', () => {
    const plain = (DATABASE_URL: string) => problem({ ...production, DATABASE_URL });
    assert.match(plain('postgres://traip@db/traip') ?? '', /must say how it is encrypted/);
    for (const url of [
      'postgres://traip@db/traip?sslmode=disable',
      'postgres://traip@127.0.0.1/traip',
      'postgres://traip:word@%2Fvar%2Frun%2Fpostgresql/traip',
    ])
      assert.equal(plain(url), undefined, url);
    assert.equal(problem({ DATABASE_URL: 'postgres://traip@db/traip' }), undefined, 'in development');
  });

  it('accepts an age of consent within the limits of European law', () => {
    assert.equal(readConfig({}).CONSENT_AGE, 14);
    assert.equal(readConfig({ CONSENT_AGE: '16' }).CONSENT_AGE, 16);
    assert.match(problem({ CONSENT_AGE: '12' }) ?? '', /CONSENT_AGE must be 13 or more/);
  });

  it('treats an empty variable as unset', () => {
    assert.equal(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' }).PORT, 3000);
  });

  it('names every variable that is wrong, and shows no secret', () => {
    const message = problem({
      PORT: 'http',
      WEB: 'iframe',
      DATABASE_URL: 'mysql://root:hunter2@db',
      AUTH_SECRET: 'kurz',
    });
    assert.match(message ?? '', /PORT must be a port number \(it is "http"\)/);
    assert.match(message ?? '', /WEB must be child, inline or none \(it is "iframe"\)/);
    assert.match(message ?? '', /DATABASE_URL must be an address like postgres:/);
    assert.match(message ?? '', /AUTH_SECRET must have at least 32 characters/);
    assert.doesNotMatch(message ?? '', /hunter2|kurz/);
  });

  it('has no demo data in production, and drops the trailing slash of the public address', () => {
    const config = readConfig(production);
    assert.deepEqual([config.DEMO_DATA, config.PUBLIC_ORIGIN], [false, 'https://liga.example']);
  });

  it('refuses a production setup that would lose data, mails or sessions', () => {
    assert.equal(problem(production), undefined);
    assert.match(problem(without('DATABASE_URL')) ?? '', /DATABASE_URL/);
    assert.match(problem(without('AUTH_SECRET')) ?? '', /AUTH_SECRET/);
    assert.match(problem(without('SMTP_URL')) ?? '', /SMTP_URL/);
    assert.match(problem(without('PUBLIC_ORIGIN')) ?? '', /PUBLIC_ORIGIN/);
    assert.equal(problem({ ...without('DATABASE_URL'), EMBEDDED_DATABASE: 'true' }), undefined);
  });

  it('refuses a production setup whose webhooks could reach its own network', () => {
    assert.match(problem({ ...production, LOCAL_WEBHOOKS: 'true' }) ?? '', /LOCAL_WEBHOOKS/);
  });

  it('refuses a production setup without its operator’s details, and names what is missing', () => {
    for (const name of ['OPERATOR_NAME', 'OPERATOR_TAX_ID', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const)
      assert.equal(
        problem(without(name)),
        `In production set ${name}: the legal pages must say who runs the service.`,
      );
    assert.match(problem({ ...production, OPERATOR_EMAIL: 'hola' }) ?? '', /OPERATOR_EMAIL must be an email/);
  });
});
