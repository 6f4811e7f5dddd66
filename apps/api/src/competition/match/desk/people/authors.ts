import type { Doer, Read } from '@traip/contract';
import type { LoadedMatch } from '../locked-match.ts';
import type { Author, LinkLabel, SquadMember } from './queries.ts';

type Reply = Read<typeof Doer>;

/** Looks up the author of a record; null if the viewer may not know. */
export type AuthorOf = (userId: string | null, linkId: string | null) => Reply | null;

const platform: Reply = { kind: 'PLATFORM', name: null, role: null };

interface Known {
  readonly authors: readonly Author[];
  readonly labels: readonly LinkLabel[];
  readonly squads: readonly SquadMember[];
}

/** The people who registered or deleted one of these events. */
export function authorIdsOf(rows: LoadedMatch['rows']): string[] {
  const ids = rows.flatMap(({ createdBy, deletedBy }) => [createdBy, deletedBy]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Only staff see authors; the holder of a scorer link does not. */
export function authorFinder(
  { actor }: Pick<LoadedMatch, 'actor'>,
  { authors, labels, squads }: Known,
): AuthorOf {
  if (actor.linkId !== null) return () => null;
  const byId = new Map(authors.map((one) => [one.id, one]));
  const labelById = new Map(labels.map(({ id, label }) => [id, label]));
  return (userId, linkId) => {
    if (linkId !== null && userId === null)
      return { kind: 'SCORER_LINK', name: labelById.get(linkId) ?? null, role: null };
    const person = userId === null ? undefined : byId.get(userId);
    if (!person) return platform;
    const inTeam = squads.find(({ id }) => id === person.id)?.role ?? null;
    return { kind: 'PERSON', name: person.name, role: person.role ?? inTeam };
  };
}
