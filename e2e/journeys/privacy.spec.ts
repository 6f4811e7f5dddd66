import { createHash } from 'node:crypto';
import { type PathParams, publicApiPaths, publicPagePaths } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { matchesOf } from './public-steps.ts';
import { callApi } from './team-steps.ts';

/** What a visitor gets at a URL: its text, or its picture. */
interface Answer {
  readonly address: string;
  readonly text: string;
  readonly etag: string | null;
}

/** Requested as Next's links do: the data of the page instead of its document. */
const asPart = { rsc: '1' };
const partMark = '#part';

async function read(app: TestApp, address: string, known?: Answer): Promise<Answer> {
  const headers: HeadersInit = {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(address.endsWith(partMark) ? asPart : {}),
  };
  // Next derives the URL of the data from the page's.
  const redirect = address.endsWith(partMark) ? 'follow' : 'manual';
  const answer = await fetch(`${app.origin}${address}`, { headers, redirect });
  expect(answer.status, address).toBeLessThan(500);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPicture = answer.headers.get('content-type')?.startsWith('image/');
  const text = isPicture ? createHash('sha256').update(bytes).digest('hex') : bytes.toString('utf8');
  // After a 304, a client keeps showing what it has.
  return {
    address,
    text: answer.status === 304 ? (known?.text ?? '') : text,
    etag: answer.headers.get('etag'),
  };
}

const isPicture = ({ address }: Answer) => address.endsWith('.png');

async function readAll(app: TestApp, addresses: readonly string[], known: readonly Answer[] = []) {
  const answers: Answer[] = [];
  for (const address of addresses)
    answers.push(
      await read(
        app,
        address,
        known.find((one) => one.address === address),
      ),
    );
  return answers;
}

async function createPublicCompetition(app: TestApp, name: string) {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name, teams: 4, generate: true, publish: true });
  const { body } = await callApi(app, club.admin, ['GET', `/traips-competition/full-byId/${competition.id}`]);
  const whole = body as {
    traip: { id: string; code: string };
    season: { id: string };
    category: { id: string };
  };
  const [match] = await matchesOf(app, club, competition.id);
  if (match === undefined) throw new Error('The league has no matches');
  const named: PathParams = {
    competitionId: competition.id,
    matchId: match.id,
    code: whole.traip.code,
    id: match.home.id,
    orgCode: club.orgCode,
    userCode: 'nobody-at-all',
    personId: '00000000-0000-7000-8000-000000000000',
  };
  const set = async (privacy: 'PUBLIC' | 'PRIVATE') => {
    const { body: now } = await callApi(app, club.admin, [
      'GET',
      `/traips-competition/byId/${competition.id}`,
    ]);
    const parts = { seasonId: whole.season.id, categoryId: whole.category.id };
    const change = { id: competition.id, name, ...parts, privacy, version: now.version };
    const { status } = await callApi(app, club.admin, ['PUT', '/traips-competition/update'], change);
    expect(status).toBe(200);
  };
  return { named, set };
}

test('private data disappears from every page, picture and file with the response to the change', async ({
  app,
}) => {
  const name = 'Copa Escondida de Primavera';
  const { named, set } = await createPublicCompetition(app, name);
  // Not the exact name: a search page repeats the query.
  const search = 'Primavera Escondida';
  const pages = publicPagePaths(named, search);
  const withText = pages.filter((path) => !path.endsWith('.png'));
  const whole = withText.filter((path) => /[^/]\/[^?]+$/.test(path));
  const parts = [...withText.map((path) => path + partMark), ...whole.map((path) => `${path}.rsc`)];
  const addresses = [...pages, ...parts, ...publicApiPaths(named, search)];
  const needles = [name, `/c/${named.competitionId}`, `/m/${named.matchId}`];
  const before = await readAll(app, addresses);
  // Read twice, to fill every cache.
  await readAll(app, addresses, before);
  const exposed = before.filter(
    (one) => isPicture(one) || needles.some((needle) => one.text.includes(needle)),
  );
  expect(exposed.length).toBeGreaterThan(40);
  expect(exposed.some(({ address }) => address.endsWith(partMark))).toBe(true);
  expect(exposed.filter(({ address }) => address.startsWith('/sitemaps/'))).toHaveLength(2);
  await set('PRIVATE');
  const after = await readAll(app, addresses, before);
  const ofCompetition = /\/(c|m|embed\/\w+|tv)\//;
  const stillExposed = after.filter((one) => {
    const was = before.find(({ address }) => address === one.address);
    if (isPicture(one)) return ofCompetition.test(one.address) && one.text === was?.text;
    // Pages repeat their own URL; sitemaps contain nothing but URLs.
    const isList = one.address.startsWith('/sitemaps/');
    return isList ? needles.some((needle) => one.text.includes(needle)) : one.text.includes(name);
  });
  expect(stillExposed.map(({ address }) => address)).toEqual([]);
  await set('PUBLIC');
  const shown = before.filter(({ text }) => text.includes(name)).map(({ address }) => address);
  const again = await readAll(app, shown);
  expect(again.filter(({ text }) => !text.includes(name)).map(({ address }) => address)).toEqual([]);
});
