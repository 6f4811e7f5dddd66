/** A feed has the changes of a match, or of everything in a competition or an organisation. */
export type FeedKind = 'match' | 'competition' | 'organisation';

export interface Feed {
  readonly kind: FeedKind;
  readonly id: string;
}

/** The session of a follower; anonymous followers see what is public. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
}

export function feedKey({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}:${id}`;
}
