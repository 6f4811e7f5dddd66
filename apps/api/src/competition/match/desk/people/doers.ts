import type { Doer, Read } from '@traip/contract';
import type { Database } from '../../../../platform/db/schema.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { listDoers, listLinkLabels, type Mate, type RecordedDeed } from './queries.ts';

type Reply = Read<typeof Doer>;

/** Tells who did something, from whom the books name; null: it is not for this reader to know. */
export type DoerOf = (userId: string | null, linkId: string | null) => Reply | null;

const platform: Reply = { kind: 'PLATFORM', name: null, role: null };

/** Only staff know who wrote what; whoever holds a scorer link is as good as anybody. */
export async function readDoers(
  db: Database,
  { match, rows, actor }: LoadedMatch,
  deeds: readonly RecordedDeed[],
  squads: readonly Mate[],
): Promise<DoerOf> {
  if (actor.linkId !== null) return () => null;
  const userIds = [
    ...rows.flatMap(({ createdBy, deletedBy }) => [createdBy, deletedBy]),
    ...deeds.map(({ byUser }) => byUser),
  ];
  const linkIds = [
    ...rows.flatMap(({ createdLink, deletedLink }) => [createdLink, deletedLink]),
    ...deeds.map(({ linkId }) => linkId),
  ];
  const people = await listDoers(db, match.organisationId, known(userIds));
  const byId = new Map(people.map((one) => [one.id, one]));
  const used = known(linkIds);
  const labels = new Map(
    used.length === 0 ? [] : (await listLinkLabels(db, used)).map(({ id, label }) => [id, label] as const),
  );
  return (userId, linkId) => {
    if (linkId !== null && userId === null)
      return { kind: 'SCORER_LINK', name: labels.get(linkId) ?? null, role: null };
    const person = userId === null ? undefined : byId.get(userId);
    if (!person) return platform;
    const inTeam = squads.find(({ id }) => id === person.id)?.role ?? null;
    return { kind: 'PERSON', name: person.name, role: person.role ?? inTeam };
  };
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
