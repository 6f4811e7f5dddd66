import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://traip@db/traip',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  PUBLIC_ORIGIN: 'https://liga.example//',
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

  it('takes a bucket whole or not at all', () => {
    const bucket = {
      S3_URL: 'https://s3.example/pictures/',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    assert.equal(readConfig(bucket).S3_URL, 'https://s3.example/pictures');
    assert.match(problem({ ...bucket, S3_SECRET_ACCESS_KEY: undefined }) ?? '', /go together/);
  });

  it('takes an empty variable for one that is not set', () => {
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

  it('does without demo data in production, and drops the slash of the public address', () => {
    const config = readConfig(production);
    assert.deepEqual([config.DEMO_DATA, config.PUBLIC_ORIGIN], [false, 'https://liga.example']);
  });

  it('refuses a production that would lose data, mails or sessions', () => {
    assert.equal(problem(production), undefined);
    assert.match(problem(without('DATABASE_URL')) ?? '', /DATABASE_URL/);
    assert.match(problem(without('AUTH_SECRET')) ?? '', /AUTH_SECRET/);
    assert.match(problem(without('SMTP_URL')) ?? '', /SMTP_URL/);
    assert.match(problem(without('PUBLIC_ORIGIN')) ?? '', /PUBLIC_ORIGIN/);
    assert.equal(problem({ ...without('DATABASE_URL'), EMBEDDED_DATABASE: 'true' }), undefined);
  });
});
