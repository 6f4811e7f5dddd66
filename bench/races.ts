import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createApi, folderFiles, migrate, openEmbedded, seedDemo } from '@traip/api';
import { authRoutes, basePath, createClient, dashboardRoutes, raceRoutes } from '@traip/contract';
import Fastify from 'fastify';
import { league, referee } from './writing/league.ts';

/**
 * A race of 50,000 compared with one of 5,000, on the embedded database and without the network: the cost of
 * ten times the people. A ratio of ten is the best for reading every row; a page of results reads only its
 * own rows and should cost the same.
 */
const [small, large, tooMany] = [5000, 50_000, 60_001];
const pagesRead = 20;

type Post = (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ status: number; body: string }>;

const bibs = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function startList(count: number): string {
  const letters = (bib: number) => `${bib}`.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const rows = bibs(count).map(
    (bib) => `${bib};Ana Ruiz ${letters(bib)};${bib % 2 ? 'M' : 'F'};${1950 + (bib % 55)}`,
  );
  return ['Dorsal;Nombre;Sexo;Año', ...rows].join('\n');
}

/** Everyone has a different time, in no particular order. */
function timingFile(count: number): string {
  const timeOf = (bib: number) => {
    const seconds = 1800 + ((bib * 7919) % count) * 0.2;
    const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
    return `${Math.floor(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
  };
  return ['Dorsal;Tiempo', ...bibs(count).map((bib) => `${bib};${timeOf(bib)}`)].join('\n');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

interface Meeting {
  readonly post: Post;
  readonly read: (raceId: string, page: number) => Promise<unknown>;
  readonly competitionId: string;
}

async function measure({ post, read, competitionId }: Meeting, raceId: string, count: number) {
  const path = `/races/${competitionId}/${raceId}`;
  const send = async (...[method, at, body]: Parameters<Post>) => {
    const { status, body: said } = await post(method, `${path}${at}`, body);
    if (status >= 300) throw new Error(said.slice(0, 500));
  };
  const entered = await timed(() => send('POST', '/entries', { text: startList(count), mode: 'COMMIT' }));
  const imported = await timed(() => send('POST', '/results', { text: timingFile(count), mode: 'COMMIT' }));
  await send('PUT', '/publication', { publication: 'LIVE', version: 1 });
  const corrected = await timed(() => send('PUT', '/results', { results: [{ bib: '77', mark: '29:59' }] }));
  const lastPage = Math.ceil(count / 50);
  const paged = await timed(async () => {
    for (let at = 0; at < pagesRead; at += 1) await read(raceId, 1 + ((at * 37) % lastPage));
  });
  return { entered, imported, corrected, paged: paged / pagesRead };
}

async function main(): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  const store = await openEmbedded({ onUpkeepError: fail });
  await migrate(store.db);
  await seedDemo(store.db, league);
  const app = Fastify();
  const api = await createApi(app, {
    store,
    files: folderFiles(tmpdir()),
    secret: randomBytes(48),
    providers: {},
    publicOrigin: 'https://traip.test',
    mail: { kind: 'wait' },
    runsSchedule: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { accessToken } = await createClient(authRoutes, { origin }).login({ body: referee });
  const caller = { origin, accessToken: () => accessToken };
  const { competition } = await createClient(dashboardRoutes, caller).createCompetition({
    params: { orgCode: 'bench' },
    body: {
      traip: { name: 'Carrera', sportKey: 'RUNNING' },
      season: { name: '2027' },
      category: { name: 'Absoluta', sportVariantKey: 'ROAD' },
      competition: { name: '10K', startsOn: '2027-03-14' },
      phases: [],
      races: [small, large].map((count) => ({
        name: `10 km (${count})`,
        bands: [{ key: '35+', min: 35, max: null }],
      })),
      publish: true,
    },
  });
  const races = createClient(raceRoutes, caller);
  const competitionId = competition.id;
  const listed = await races.list({ params: { competitionId } });
  const meeting: Meeting = {
    competitionId,
    post: async (method, path, payload) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const { statusCode, body } = await app.inject({ method, url: `${basePath}${path}`, headers, payload });
      return { status: statusCode, body };
    },
    read: (raceId, page) => races.results({ params: { competitionId, raceId }, query: { page } }),
  };
  const [few, many] = [listed.races[0]?.id ?? '', listed.races[1]?.id ?? ''];
  const less = await measure(meeting, few, small);
  const more = await measure(meeting, many, large);
  console.log(`| | ${small} (ms) | ${large} (ms) | ratio |\n|---|---|---|---|`);
  const words = {
    entered: 'Start list',
    imported: 'Timing file, ranked',
    corrected: 'One correction, ranked again',
    paged: 'A page of results',
  } as const;
  for (const key of ['entered', 'imported', 'corrected', 'paged'] as const)
    console.log(
      `| ${words[key]} | ${less[key].toFixed(1)} | ${more[key].toFixed(1)} | ${(more[key] / less[key]).toFixed(1)} |`,
    );
  const refused = await meeting.post('POST', `/races/${competitionId}/${many}/results`, {
    text: timingFile(tooMany),
    mode: 'COMMIT',
  });
  console.log(`\n${tooMany} rows: ${refused.status} ${JSON.parse(refused.body).error?.code}`);
  await app.close();
  await api.stop();
  await store.close();
}

await main();
