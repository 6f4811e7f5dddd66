import { type Call, isRefusal, type Refusal } from '@traip/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { EncodedReply } from '../http/send-reply.ts';
import { DependencyTracker } from './dependency-tracker.ts';
import { listCompetitionsOf } from './queries.ts';
import type { ResponseCache } from './response-cache.ts';

type Outcome = EncodedReply | Refusal;

/** Puts responses to anonymous callers into the cache when changes to everything they depend on are tracked. */
export class CacheRecorder {
  readonly #db: Database;
  readonly #cache: ResponseCache;
  readonly #tracker: DependencyTracker;
  /** Calls that have read something untracked: requests no longer wait for their responses. */
  readonly #uncacheable = new Set<Call>();

  private constructor(db: Database, cache: ResponseCache, tracker: DependencyTracker) {
    this.#db = db;
    this.#cache = cache;
    this.#tracker = tracker;
  }

  static async open(db: Database, cache: ResponseCache): Promise<CacheRecorder> {
    return new CacheRecorder(db, cache, await DependencyTracker.open(db));
  }

  close(): void {
    this.#tracker.close();
  }

  markTimeDependent(): void {
    this.#tracker.markTimeDependent();
  }

  markCallerSpecific(): void {
    this.#tracker.markCallerSpecific();
  }

  /** Handles the request of an anonymous caller, and caches the response if it may be cached. */
  async record(call: Call, reply: FastifyReply, handle: () => Promise<Outcome>): Promise<Outcome> {
    const { request } = reply;
    const isCandidate = call.method === 'GET' && !this.#uncacheable.has(call);
    const slot = isCandidate ? this.#cache.reserve(request.raw) : undefined;
    if (!slot) return handle();
    try {
      const [outcome, { isUntracked, isTimeDependent }] = await this.#tracker.track(handle);
      if (isUntracked) this.#uncacheable.add(call);
      else if (!isRefusal(outcome) && typeof outcome.body === 'string') {
        const competitionId = call.showsOthers ? null : await this.#competitionIn(request.url);
        const { url: route = '' } = request.routeOptions;
        const headers = { ...stringHeaders(reply.getHeaders()), ...outcome.headers };
        slot.store({ ...outcome, route, headers, body: outcome.body, competitionId, isTimeDependent });
      }
      return outcome;
    } finally {
      slot.release();
    }
  }

  /**
   * A call whose URL names a competition, or a phase or match of one, shows no other competition except its
   * other seasons, whose changes are recorded for it too. Calls that show more declare it in the contract.
   */
  async #competitionIn(url: string): Promise<string | null> {
    const ids = url.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
    const [found = null, another] = ids.length > 0 ? await listCompetitionsOf(this.#db, ids) : [];
    return another === undefined ? found : null;
  }
}

function stringHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
