import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { createAccessToken } from '../fixtures/access-tokens.ts';
import { createPerson } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const run = promisify(execFile);

/** A program written by a newcomer from the README; the compiler checks every name. */
const program = `import { createTraip, TraipError, type LiveMessage } from '@traip/client';
import { sportByKey } from '@traip/engine';
import { algorithmKeys } from '@traip/engine/formats';

const [origin = '', token = '', competition = '', match = '', stranger = ''] = process.argv.slice(2);
const traip = createTraip({ origin, token });

const table = await traip.read(
  traip.GET('/v1/club/traips-competition/classifications/{id}', { params: { path: { id: competition } } }),
);
const points = table.phases.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map((row) => row.points)));

const own = createTraip({ origin, token: async () => stranger });
const made = await own.read(own.POST('/v1/club/teams/create', { body: { name: 'Halcones', privacy: 'PUBLIC' } }));
const refused = await own
  .read(own.PUT('/v1/club/match/actions/start/{id}', { params: { path: { id: match } } }))
  .catch((failure: unknown) => (failure instanceof TraipError ? failure.code : 'another'));

const kinds: LiveMessage['kind'][] = [];
const stop = new AbortController();
const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
const feed = traip.live({ match }, { signal: stop.signal, onReady });
const first = feed.next();
await ready;
await traip.read(traip.PUT('/v1/club/match/actions/start/{id}', { params: { path: { id: match } } }));
const { value } = await first;
if (value) kinds.push(value.kind);
stop.abort();

const sport = sportByKey('FOOTBALL_11')?.name.en;
console.log(JSON.stringify({ points, team: made.name, refused, kinds, sport, formats: algorithmKeys.length > 10 }));
`;

const dependencies = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  '@types/node',
  'undici-types',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/core',
  'zod',
];

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom'],
    types: ['node'],
  },
};

describe('the published packages', () => {
  const world = openWorld();
  const folder = mkdtempSync(join(tmpdir(), 'traip-packages-'));
  const modules = join(folder, 'node_modules');
  let origin = '';

  before(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
    const { stdout } = await run(process.execPath, ['packages/client/publish/run.ts', folder], { cwd: root });
    for (const tarball of stdout.trim().split('\n')) {
      const name = /traip-(\w+)-[\d.]+tgz$/.exec(tarball)?.[1] ?? '';
      mkdirSync(join(modules, '@traip', name), { recursive: true });
      await run('tar', ['xzf', tarball, '--strip-components=1', '-C', join(modules, '@traip', name)]);
    }
    // The dependencies that npm would install.
    for (const needed of dependencies)
      cpSync(join(root, 'node_modules', needed), join(modules, needed), { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  it('compile and work in an empty project', async () => {
    const day = await matchDay(world);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'program.ts'), program);
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder });
    const stranger = await createPerson(world);
    const args = [
      origin,
      day.club.people.admin.token,
      day.competition.competitionId,
      day.matchId,
      stranger.token,
    ];
    const { stdout } = await run(process.execPath, ['program.ts', ...args], { cwd: folder });
    assert.deepEqual(JSON.parse(stdout), {
      points: [0, 0],
      team: 'Halcones',
      refused: 'FORBIDDEN',
      kinds: ['STARTED'],
      sport: '11-a-side football',
      formats: true,
    });
  });

  it('include a program that assistants start', async () => {
    const { club, competition } = await matchDay(world);
    const { token } = await createAccessToken(world, { userId: club.people.admin.id, scopes: ['read'] });
    const client = new Client({ name: 'test', version: '1' });
    const manifest = JSON.parse(readFileSync(join(modules, '@traip/mcp/package.json'), 'utf8'));
    const program = join(modules, '@traip/mcp', manifest.bin['traip-mcp']);
    const env = { TRAIP_URL: origin, TRAIP_TOKEN: token };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }));
    const { competitionId } = competition;
    const read = await client.callTool({ name: 'get_competition', arguments: { competitionId } });
    await client.close();
    assert.equal((read.structuredContent as { id: string }).id, competitionId);
  });
});
