import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The services of a compose file that always run, by name. */
function servicesIn(text: string): string[] {
  const [, services = ''] = text.split(/^services:\n/m);
  const [own = ''] = services.split(/^\w/m);
  return own
    .split(/^ {2}(?=\w+:)/m)
    .filter((service) => /^\w+:/.test(service) && !service.includes('profiles:'))
    .map((service) => service.split(':')[0] ?? '');
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const programs = [['docker', 'compose'] as const, ['docker-compose'] as const];
const installed = programs.find(
  ([program, ...rest]) => spawnSync(program, [...rest, 'version']).status === 0,
);

const settings = {
  PUBLIC_ORIGIN: 'https://liga.example',
  AUTH_SECRET: 'x'.repeat(32),
  POSTGRES_PASSWORD: 'word',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Liga <no-reply@liga.example>',
  OPERATOR_NAME: 'Liga Norte',
  OPERATOR_TAX_ID: 'B00000000',
  OPERATOR_ADDRESS: 'Calle 1, Bilbao',
  OPERATOR_EMAIL: 'hola@liga.example',
  LOG_COLLECTOR: 'logs.example:6514',
};

/** What Compose makes of the files, with these settings and none of the machine's own. */
function compose(
  [program, ...rest]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>>,
) {
  const files = ['-f', 'compose.yaml', '-f', 'ops/remote-logs.compose.yaml'];
  const { PATH = '', HOME = '' } = process.env;
  const { status, stderr } = spawnSync(program, [...rest, ...files, 'config', '-q'], {
    cwd: root,
    env: { PATH, HOME, ...variables },
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

describe('the deployment that comes with Traip', () => {
  it('is accepted by Compose, but not without its settings', (test) => {
    if (!installed) return test.diagnostic('Compose is not on this machine: its part was left out');
    const { status, said } = compose(installed, settings);
    assert.equal(status, 0, said);
    assert.notEqual(compose(installed, { ...settings, OPERATOR_NAME: '' }).status, 0);
  });

  it('can send the logs of every service elsewhere, encrypted', () => {
    const remote = read('ops/remote-logs.compose.yaml');
    assert.deepEqual(servicesIn(remote), servicesIn(read('compose.yaml')));
    assert.equal(servicesIn(remote).length, 3);
    assert.match(remote, /syslog-address: tcp\+tls:/);
  });

  it('speaks only TLS 1.2 and 1.3, and redirects pages but not calls', () => {
    const proxy = read('ops/Caddyfile');
    assert.match(proxy, /^\t\tprotocols tls1\.2 tls1\.3$/m);
    assert.match(proxy, /auto_https disable_redirects/);
    const [, plain = ''] = proxy.split(/^http:\/\/ \{$/m);
    assert.match(plain, /@calls path \/v1\/\* .*\n\thandle @calls \{\n\t\trespond "Use https\." 403/);
    assert.doesNotMatch(plain, /reverse_proxy/);
  });

  it('does not start without the details of its operator', () => {
    const compose = read('compose.yaml');
    for (const name of ['NAME', 'TAX_ID', 'ADDRESS', 'EMAIL'])
      assert.match(compose, new RegExp(`OPERATOR_${name}: \\$\\{OPERATOR_${name}:\\?set `));
  });

  it('keeps the database off the network', () => {
    const compose = read('compose.yaml');
    assert.match(compose, /DATABASE_URL: postgres:\/\/traip:.*@%2Fvar%2Frun%2Fpostgresql\/traip/);
    assert.equal(compose.match(/socket:\/var\/run\/postgresql/g)?.length, 2);
    assert.match(compose, /listen_addresses='/);
  });

  it('gives Traip a role that owns its database and nothing else', () => {
    assert.match(read('compose.yaml'), /\.\/ops\/create-role\.sh:\/docker-entrypoint-initdb\.d\//);
    assert.doesNotMatch(read('compose.yaml'), /POSTGRES_USER/);
    const script = read('ops/create-role.sh');
    assert.match(script, /create role traip login nosuperuser nocreatedb nocreaterole noreplication/);
    assert.doesNotMatch(script, /\btrust\b/);
  });
});
