/** What one can follow: a match, or everything in a competition or an organisation. */
export type FeedKind = 'match' | 'competition' | 'organisation';

export interface Feed {
  readonly kind: FeedKind;
  readonly id: string;
}

/** The session for which a feed is read; whoever has none sees what everybody sees. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
}

export function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}:${id}`;
}
