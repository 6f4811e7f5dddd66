import { textOfPdf } from '../../views/sheet/testing/text-of-pdf.ts';
import { allCalls, callNamed } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from '../valid-inputs/request-input.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { urlOf, type World } from '../world.ts';

/**
 * Calls that anyone can make and that never reveal anything private: accounts, the demo, legal texts, sports,
 * formats, organisations themselves, the number of addresses, and calls that need a secret. Announcements,
 * stories and record results name nobody in the competition tested here: their own tests check them.
 */
const neverPrivate =
  /^(auth|demo|legal|sport|notification)\.|^(broker\.algorithms|publicOrganisation\.info|sitemap\.index|agenda\.person|competition\.announcement|standing\.story|raceRecord\.ofRace|follow\.(deviceKey|saveDevice|forgetDevice))$/;

/** The calls of the contract that show something to anonymous visitors. */
export const publicCalls: readonly string[] = allCalls
  .filter(([name, { access }]) => ['anyone', 'open'].includes(access.kind) && !neverPrivate.test(name))
  .map(([name]) => name);

const searchWord = 'Escondida';
/** Precedes the text of a PDF, because its existence already reveals something. */
export const document = '(a document)';
const sitemaps = ['organisations', 'traips', 'competitions', 'matches', 'teams'];

/** The inputs that make a call reveal as much as possible. */
function requestsFor(name: string, fixtures: Fixtures): readonly RequestInput[] {
  const input = validInputs[name]?.(fixtures) ?? {};
  switch (name) {
    case 'search.find':
      return [{ query: { q: searchWord } }];
    case 'team.find':
      return [{ body: { search: searchWord } }];
    case 'sitemap.file':
      return sitemaps.map((kind) => ({ params: { kind, page: '1' } }));
    case 'profile.get':
    case 'profile.full':
      return [{ params: { userCode: fixtures.people.TM.userCode } }];
    case 'follow.ofDevice':
      return [{ body: { follows: followsOf(fixtures) } }];
    case 'publicOrganisation.competitions':
    case 'dashboard.competitions':
      return [{ ...input, query: { withFilters: 'true' } }];
    default:
      return [input];
  }
}

function followsOf({ competitionId, teamId, people }: Fixtures) {
  const targets = { COMPETITION: competitionId, TEAM: teamId, PERSON: people.TM.id };
  return Object.entries(targets).map(([kind, id]) => ({ kind, id, rings: 'ALL' }));
}

/** The reply of a call to an anonymous visitor. */
export interface PublicReply {
  readonly call: string;
  readonly url: string;
  readonly text: string;
  readonly etag: string | undefined;
}

/** The current reply of every public call to an anonymous visitor, revalidating those of an earlier crawl. */
export async function crawlPublicCalls(
  world: World,
  fixtures: Fixtures,
  before: readonly PublicReply[] = [],
): Promise<PublicReply[]> {
  return crawl(world, publicCalls, { fixtures, before, headers: {} });
}

/** The reply of every reading or public call to a signed-in person without any relation. */
export function crawlAsStranger(world: World, fixtures: Fixtures): Promise<PublicReply[]> {
  const reading = allCalls.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  const headers = headersOf(fixtures, 'U');
  return crawl(world, [...new Set([...publicCalls, ...reading])], { fixtures, before: [], headers });
}

interface Visit {
  readonly fixtures: Fixtures;
  readonly before: readonly PublicReply[];
  readonly headers: Record<string, string>;
}

async function crawl(
  world: World,
  calls: readonly string[],
  { fixtures, before, headers }: Visit,
): Promise<PublicReply[]> {
  const replies: PublicReply[] = [];
  for (const name of calls)
    for (const { params = {}, query = {}, body } of requestsFor(name, fixtures)) {
      const url = urlOf(callNamed(name), { params, query });
      const cached = before.find((one) => one.url === url);
      replies.push(await fetchPublicReply(world, { call: name, url, body, cached, headers }));
    }
  return replies;
}

interface PublicRequest {
  readonly call: string;
  readonly url: string;
  readonly body: unknown;
  readonly cached: PublicReply | undefined;
  readonly headers: Record<string, string>;
}

async function fetchPublicReply(
  world: World,
  { call, url, body, cached, headers }: PublicRequest,
): Promise<PublicReply> {
  const answer = await world.app.inject({
    method: callNamed(call).method,
    url,
    headers: { ...headers, ...(cached?.etag === undefined ? {} : { 'if-none-match': cached.etag }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  // After a 304 the visitor keeps seeing the cached reply.
  const text = answer.statusCode === 304 ? (cached?.text ?? '') : replyText(answer);
  return { call, url, text, etag: answer.headers.etag as string | undefined };
}

interface InjectedResponse {
  readonly statusCode: number;
  readonly body: string;
  readonly rawPayload: Buffer;
  readonly headers: Record<string, unknown>;
}

function replyText({ statusCode, body, rawPayload, headers }: InjectedResponse): string {
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body}`);
  const isDocument = String(headers['content-type']).startsWith('application/pdf');
  return isDocument && statusCode === 200 ? `${document}\n${textOfPdf(rawPayload)}` : body;
}
