import type { IncomingMessage } from 'node:http';
import type { Keeper, KeptPlace, PageWatch, PublicAnswer } from '@traip/api';
import { answerKeyOf } from './answer-address.ts';
import type { Kept } from './kept.ts';
import { keptAnswer } from './kept-answer.ts';
import { type Asked, type PageAddress, pageAddressOf } from './page-address.ts';
import { many, Shelf } from './shelf.ts';

type Watch = Pick<PageWatch, 'look' | 'competitionOf'>;

/**
 * Public pages and public answers, made once for everybody until something changes that they show. Before each answer the
 * database is asked what changed: what is given out is never older than the request for it.
 */
export class PageCache implements Keeper {
  readonly #watch: Watch;
  readonly #shelf: Shelf<Kept | undefined>;

  readonly #now: () => number;

  constructor(
    watchWith: (forget: (competitionId: string | null) => void) => Watch,
    mostBytes: number,
    now: () => number = Date.now,
  ) {
    this.#now = now;
    this.#shelf = new Shelf({ mostBytes, termsOf: (made) => made?.terms });
    this.#watch = watchWith((competitionId) => this.#shelf.forget(competitionId));
  }

  /** Under what the answer to a request would be kept; nothing when it is for this reader alone. */
  keyOf(asked: Asked): string | undefined {
    return asked.url.startsWith('/v1/') ? answerKeyOf(asked) : pageAddressOf(asked)?.key;
  }

  /** What is kept under a key, or is being made; rejects when nobody can tell whether it is still true. */
  find(key: string): Promise<Kept | undefined> {
    return this.#watch.look().then(() => this.#shelf.get(key, this.#now()));
  }

  /** The page as it is now. `make` is called when it is not kept, and once for all who wait for it. */
  async get(address: PageAddress, make: () => Promise<Kept>): Promise<Kept> {
    return (await this.find(address.key)) ?? this.#make(address, make);
  }

  /** A place for what the backend answers. What is read after this is not older than what will be told to change. */
  placeFor(request: IncomingMessage): KeptPlace | undefined {
    const { method = '', url = '', headers } = request;
    const key = method === 'GET' ? answerKeyOf({ method, url, headers }) : undefined;
    if (key === undefined || this.#shelf.has(key)) return;
    const { promise, resolve } = Promise.withResolvers<Kept | undefined>();
    this.#shelf.put(key, many, this.#now(), promise);
    return {
      keep: (answer: PublicAnswer) => resolve(keptAnswer(answer)),
      leave: () => resolve(undefined),
    };
  }

  async #make(address: PageAddress, make: () => Promise<Kept>): Promise<Kept> {
    const tag = await this.#tagOf(address);
    // Whoever was faster makes it for this reader too.
    const others = this.#shelf.get(address.key, this.#now());
    if (others) return (await others) ?? make();
    const made = make();
    this.#shelf.put(address.key, tag, this.#now(), made);
    return made;
  }

  async #tagOf({ kind, id }: PageAddress): Promise<string> {
    if (kind === 'many' || !isId(id)) return many;
    return kind === 'competition' ? id : ((await this.#watch.competitionOf(id)) ?? many);
  }
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
