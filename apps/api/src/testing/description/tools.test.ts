import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../world.ts';

const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const run = promisify(execFile);

/** A client written from the description alone; the compiler checks every name below. */
const client = `import createClient from 'openapi-fetch';
import type { paths } from './traip.d.ts';

const [baseUrl = '', id = ''] = process.argv.slice(2);
const traip = createClient<paths>({ baseUrl });
const { data, error } = await traip.GET('/v1/club/traips-competition/classifications/{id}', {
  params: { path: { id }, query: { live: false } },
});
if (error) throw new Error(error.error.code);
const rows = data.phases.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
const table: [team: string, points: number][] = rows.map(({ team, points }) => [team.id, points]);
console.log(JSON.stringify(table));
`;

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'nodenext',
    lib: ['esnext', 'dom'],
    types: ['node'],
    allowImportingTsExtensions: true,
  },
};

/** Third-party tools for clients and documentation, fed with the served description. */
describe('third-party tools', () => {
  const world = openWorld();
  const folder = mkdtempSync(join(tmpdir(), 'traip-client-'));
  let origin = '';
  before(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
    const served = await fetch(`${origin}/v1/club/openapi.json`);
    writeFileSync(join(folder, 'openapi.json'), await served.text());
    symlinkSync(modules, join(folder, 'node_modules'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const node = (program: string, ...options: string[]) =>
    run(process.execPath, [program, ...options], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 50_000_000,
    });

  it('generate a client that compiles and reads a table', async () => {
    const { competition, home, away, start, finish, close, register } = await matchDay(world);
    await start();
    await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    await finish();
    await close();

    const generator = fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('openapi-typescript')));
    await node(generator, 'openapi.json', '--output', 'traip.d.ts');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'client.ts'), client);
    await node(join(modules, 'typescript/bin/tsc'), '-p', '.');
    const { stdout } = await node('client.ts', origin, competition.competitionId);
    const table = Object.fromEntries(JSON.parse(stdout));
    assert.deepEqual([table[home.id], table[away.id]], [3, 0]);
  });

  it('find no errors in the description', async () => {
    const linter = join(modules, '@redocly/cli/bin/cli.js');
    // Examples are checked in examples.test.ts, and the specification has paths that differ only in order.
    const skipped = ['no-invalid-media-type-examples', 'no-ambiguous-paths'].flatMap((rule) => [
      '--skip-rule',
      rule,
    ]);
    const linted = node(
      linter,
      'lint',
      'openapi.json',
      '--format',
      'json',
      '--max-problems',
      '1000',
      ...skipped,
    );
    // It exits with a failure if there are errors.
    const { stdout } = await linted.catch((failure: { stdout: string }) => failure);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string; message: string }[] };
    const errors = problems.filter(({ severity }) => severity === 'error');
    assert.deepEqual(
      errors.map(({ message }) => message),
      [],
    );
  });
});
