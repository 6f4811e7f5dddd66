import { textOfPdf } from '../../views/sheet/testing/text-of-pdf.ts';
import { allCalls, callNamed } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from '../valid-inputs/request-input.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { urlOf, type World } from '../world.ts';

/**
 * Calls that anyone may make and that never reveal anything private: accounts, the demo, legal texts, sports, formats, organisations
 * themselves, how many addresses there are, and what needs a secret. What is announced of a competition, how it was won
 * and which results of a race were records name nobody in the one that is tested here: their own tests hide them.
 */
const neverPrivate =
  /^(auth|demo|legal|sport|notification)\.|^(broker\.algorithms|publicOrganisation\.info|sitemap\.index|agenda\.person|competition\.announcement|standing\.story|raceRecord\.ofRace|follow\.(deviceKey|saveDevice|forgetDevice))$/;

/** The calls of the contract that show something to anonymous visitors. */
export const publicCalls: readonly string[] = allCalls
  .filter(([name, { who }]) => ['anyone', 'open'].includes(who.kind) && !neverPrivate.test(name))
  .map(([name]) => name);

const searchWord = 'Escondida';
/** Stands before the text of a PDF: that there is one reveals what it is about. */
export const document = '(a document)';
const sitemaps = ['organisations', 'traips', 'competitions', 'matches', 'teams'];

/** The inputs with which a call reveals as much as it can. */
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

/** What a call answered to an anonymous visitor. */
export interface PublicReply {
  readonly call: string;
  readonly url: string;
  readonly text: string;
  readonly etag: string | undefined;
}

/** Every public call as an anonymous visitor gets it now, revalidating the replies of an earlier crawl. */
export async function crawlPublicCalls(
  world: World,
  fixtures: Fixtures,
  before: readonly PublicReply[] = [],
): Promise<PublicReply[]> {
  return crawl(world, publicCalls, { fixtures, before, headers: {} });
}

/** Every call that only reads, and the public ones, as somebody without any relation gets them after signing in. */
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
  // A 304 means that the visitor keeps showing what they have.
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
