import type { IncomingMessage } from 'node:http';

/** What anybody gets who asks for it. */
export interface PublicAnswer {
  /** The route, as it is counted. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag?: string | undefined;
  readonly body: string;
  /** The one competition that it shows; nothing when it may show several. */
  readonly competitionId: string | null;
  /** It tells of time, so it is another one by and by. */
  readonly hasClock: boolean;
}

/** A place for one answer. What changes from now on will not be in what is put there. */
export interface KeptPlace {
  keep(answer: PublicAnswer): void;
  /** There is nothing to keep: who waits for it is to ask for themselves. */
  leave(): void;
}

/** Keeps public answers between two changes. */
export interface Keeper {
  /** A place for the answer to this request; nothing when it would be for this caller alone, or somebody is at it already. */
  placeFor(request: IncomingMessage): KeptPlace | undefined;
}
