import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

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

describe('the deployment that comes with Traip', () => {
  it('can send the logs of every service elsewhere, encrypted', () => {
    const remote = read('ops/remote-logs.compose.yaml');
    assert.deepEqual(servicesIn(remote), servicesIn(read('compose.yaml')));
    assert.equal(servicesIn(remote).length, 3);
    assert.match(remote, /syslog-address: tcp\+tls:/);
  });

  it('speaks TLS 1.2 and 1.3 only, and redirects pages but no calls', () => {
    const proxy = read('ops/Caddyfile');
    assert.match(proxy, /^\t\tprotocols tls1\.2 tls1\.3$/m);
    assert.match(proxy, /auto_https disable_redirects/);
    const [, plain = ''] = proxy.split(/^http:\/\/ \{$/m);
    assert.match(plain, /@calls path \/v1\/\* .*\n\thandle @calls \{\n\t\trespond "Use https\." 403/);
    assert.doesNotMatch(plain, /reverse_proxy/);
  });

  it('asks who runs the service before it starts', () => {
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
