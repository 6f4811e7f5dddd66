import { allCalls, callNamed } from '../call-named.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { type RequestInput, validInputs } from '../valid-inputs/valid-inputs.ts';
import { urlOf, type World } from '../world.ts';

/**
 * Of what strangers may call, this tells of nothing that is ever private: accounts, sports, formats, organisations
 * themselves, how many addresses there are, and what needs a secret.
 */
const tellsOfNothing =
  /^(auth|sport|notification)\.|^(broker\.algorithms|publicOrganisation\.info|sitemap\.index|agenda\.person)$/;

/** The calls of the contract by which strangers are shown something. */
export const shownCalls: readonly string[] = allCalls
  .filter(([name, { who }]) => ['anyone', 'open'].includes(who.kind) && !tellsOfNothing.test(name))
  .map(([name]) => name);

const found = 'Escondida';
/** A document is packed: that it is there tells of what it was asked about. */
export const document = '(a document)';
const sitemaps = ['organisations', 'traips', 'competitions', 'matches', 'teams'];

/** In which ways a call is asked so that it tells all that it can. */
function waysOf(name: string, fixtures: Fixtures): readonly RequestInput[] {
  const asked = validInputs[name]?.(fixtures) ?? {};
  switch (name) {
    case 'search.find':
      return [{ query: { q: found } }];
    case 'team.find':
      return [{ body: { search: found } }];
    case 'sitemap.file':
      return sitemaps.map((kind) => ({ params: { kind, page: '1' } }));
    case 'profile.get':
    case 'profile.full':
      return [{ params: { userCode: fixtures.people.TM.userCode } }];
    case 'publicOrganisation.competitions':
    case 'dashboard.competitions':
      return [{ ...asked, query: { withFilters: 'true' } }];
    default:
      return [asked];
  }
}

/** What a stranger was told by a call. */
export interface Seen {
  readonly call: string;
  readonly url: string;
  readonly text: string;
  readonly etag: string | undefined;
}

/** Everything that a stranger is told at this moment; who was told before asks only for what is new. */
export async function walk(world: World, fixtures: Fixtures, before: readonly Seen[] = []): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const name of shownCalls)
    for (const { params = {}, query = {}, body } of waysOf(name, fixtures)) {
      const url = urlOf(callNamed(name), { params, query });
      const known = before.find((one) => one.url === url);
      seen.push(await look(world, { call: name, url, body, known }));
    }
  return seen;
}

interface Look {
  readonly call: string;
  readonly url: string;
  readonly body: unknown;
  readonly known: Seen | undefined;
}

async function look(world: World, { call, url, body, known }: Look): Promise<Seen> {
  const answer = await world.app.inject({
    method: callNamed(call).method,
    url,
    headers: known?.etag === undefined ? {} : { 'if-none-match': known.etag },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  // Who is told that nothing has changed goes on showing what they have.
  const text = answer.statusCode === 304 ? (known?.text ?? '') : toldBy(answer);
  return { call, url, text, etag: answer.headers.etag as string | undefined };
}

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Record<string, unknown>;
}

function toldBy({ statusCode, body, headers }: Answer): string {
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body}`);
  const isDocument = String(headers['content-type']).startsWith('application/pdf');
  return isDocument && statusCode === 200 ? document : body;
}
