import type { PageWatch } from '@traip/api';
import type { PageAddress } from './page-address.ts';
import { isKept, type Rendered } from './render.ts';
import { many, Shelf } from './shelf.ts';

const longest = 60_000;

type Watch = Pick<PageWatch, 'look' | 'competitionOf'>;

/**
 * Public pages, made once for everybody until something changes that they show. Before each answer the database is asked
 * what changed: a page is never older than the request for it.
 */
export class PageCache {
  readonly #watch: Watch;
  readonly #shelf: Shelf<Rendered>;

  constructor(watchWith: (forget: (competitionId: string | null) => void) => Watch, mostBytes: number) {
    const bytesOf = (made: Rendered) => (isKept(made) ? made.page.bytes : undefined);
    this.#shelf = new Shelf({ mostBytes, longest, bytesOf });
    this.#watch = watchWith((competitionId) => this.#shelf.forget(competitionId));
  }

  /** The page as it is now. `make` is called when it is not kept, and once for all who wait for it. */
  async get(address: PageAddress, make: () => Promise<Rendered>): Promise<Rendered> {
    await this.#watch.look();
    const kept = this.#shelf.get(address.key, Date.now());
    if (kept) return kept;
    if (address.kind !== 'match') return this.#make(address, this.#tagOf(address), make);
    const competitionId = await this.#competitionOf(address.id);
    // Nothing may be noted as known that was not looked at just before.
    await this.#watch.look();
    return this.#shelf.get(address.key, Date.now()) ?? this.#make(address, competitionId ?? many, make);
  }

  #make({ key }: PageAddress, tag: string, make: () => Promise<Rendered>): Promise<Rendered> {
    return this.#shelf.put(key, tag, Date.now(), make());
  }

  #tagOf({ kind, id }: PageAddress): string {
    return kind === 'competition' && isId(id) ? id : many;
  }

  async #competitionOf(matchId: string): Promise<string | undefined> {
    return isId(matchId) ? this.#watch.competitionOf(matchId) : undefined;
  }
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
