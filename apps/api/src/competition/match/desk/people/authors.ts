import type { Doer, Read } from '@traip/contract';
import { askAll } from '../../../../platform/db/ask-all.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import type { LicenceCheck } from '../licences/queries.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { listAuthors, listLinkLabels, type MatchRecordRow, type SquadMember } from './queries.ts';

type Reply = Read<typeof Doer>;

/** Looks up the author of a record; null if the viewer may not know. */
export type AuthorOf = (userId: string | null, linkId: string | null) => Reply | null;

const platform: Reply = { kind: 'PLATFORM', name: null, role: null };

interface Authored {
  readonly records: readonly MatchRecordRow[];
  readonly checks: readonly LicenceCheck[];
  readonly squads: readonly SquadMember[];
}

/** Only staff see authors; the holder of a scorer link does not. */
export async function loadAuthors(
  db: Database,
  { match, rows, actor }: LoadedMatch,
  { records, checks, squads }: Authored,
): Promise<AuthorOf> {
  if (actor.linkId !== null) return () => null;
  const userIds = [
    ...rows.flatMap(({ createdBy, deletedBy }) => [createdBy, deletedBy]),
    ...records.map(({ byUser }) => byUser),
    ...checks.map(({ byUser }) => byUser),
  ];
  const linkIds = [
    ...rows.flatMap(({ createdLink, deletedLink }) => [createdLink, deletedLink]),
    ...records.map(({ linkId }) => linkId),
    ...checks.map(({ byLink }) => byLink),
  ];
  const usedLinkIds = distinctIds(linkIds);
  const [people, links] = await askAll(
    db,
    () => listAuthors(db, match.organisationId, distinctIds(userIds)),
    async () => (usedLinkIds.length === 0 ? [] : listLinkLabels(db, usedLinkIds)),
  );
  const byId = new Map(people.map((one) => [one.id, one]));
  const labels = new Map(links.map(({ id, label }) => [id, label] as const));
  return (userId, linkId) => {
    if (linkId !== null && userId === null)
      return { kind: 'SCORER_LINK', name: labels.get(linkId) ?? null, role: null };
    const person = userId === null ? undefined : byId.get(userId);
    if (!person) return platform;
    const inTeam = squads.find(({ id }) => id === person.id)?.role ?? null;
    return { kind: 'PERSON', name: person.name, role: person.role ?? inTeam };
  };
}

function distinctIds(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
