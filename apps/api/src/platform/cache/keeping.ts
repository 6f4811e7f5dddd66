import { type Call, isRefusal, type Refusal } from '@traip/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { EncodedReply } from '../http/send-reply.ts';
import type { Keeper } from './keeper.ts';
import { listCompetitionsOf } from './queries.ts';
import { SourceNotes } from './sources.ts';

type Outcome = EncodedReply | Refusal;

/** Gives answers that are the same for all to whoever keeps them, as far as what they are made from is watched. */
export class Keeping {
  readonly #db: Database;
  readonly #keeper: Keeper;
  readonly #notes: SourceNotes;
  /** Calls that were found to read what nobody watches: nobody need wait for their answers again. */
  readonly #hopeless = new Set<Call>();

  private constructor(db: Database, keeper: Keeper, notes: SourceNotes) {
    this.#db = db;
    this.#keeper = keeper;
    this.#notes = notes;
  }

  static async open(db: Database, keeper: Keeper): Promise<Keeping> {
    return new Keeping(db, keeper, await SourceNotes.open(db));
  }

  close(): void {
    this.#notes.close();
  }

  noteClock(): void {
    this.#notes.noteClock();
  }

  noteAsker(): void {
    this.#notes.noteAsker();
  }

  /** Makes the answer to a stranger, and has it kept for the next one if it may be. */
  async make(call: Call, reply: FastifyReply, make: () => Promise<Outcome>): Promise<Outcome> {
    const { request } = reply;
    const isWorthIt = call.method === 'GET' && !this.#hopeless.has(call);
    const place = isWorthIt ? this.#keeper.placeFor(request.raw) : undefined;
    if (!place) return make();
    try {
      const [made, { hasUnwatched, hasClock }] = await this.#notes.during(make);
      if (hasUnwatched) this.#hopeless.add(call);
      else if (!isRefusal(made) && typeof made.body === 'string') {
        const competitionId = await this.#competitionIn(request.url);
        const { url: route = '' } = request.routeOptions;
        const headers = { ...textsOf(reply.getHeaders()), ...made.headers };
        place.keep({ ...made, route, headers, body: made.body, competitionId, hasClock });
      }
      return made;
    } finally {
      place.leave();
    }
  }

  /** A call that names a competition, or a phase or match of one, tells of no other. */
  async #competitionIn(url: string): Promise<string | null> {
    const ids = url.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
    const [found = null, another] = ids.length > 0 ? await listCompetitionsOf(this.#db, ids) : [];
    return another === undefined ? found : null;
  }
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
