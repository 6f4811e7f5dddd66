import type { Found, FoundKind, Read } from '@traip/contract';
import { nameOf, playerInBrief } from '../../people/person/player-in-brief.ts';
import { organisationInBrief, teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { listCompetitions, listOrganisations, listPeople, listTeams, listTraips } from './details/queries.ts';
import type { Ranked } from './ranked/queries.ts';

type FoundItem = Read<typeof Found>;

const noDetails = { organization: null, season: null, category: null, state: null, city: null };

/** Reads the details of each kind. */
const readers: Record<FoundKind, (db: Database, ids: readonly string[]) => Promise<FoundItem[]>> = {
  COMPETITION: async (db, ids) =>
    (await listCompetitions(db, ids)).map((row) => {
      const { id, name, state, sportKey, season, category } = row;
      const details = { ...noDetails, id, name, state, sportKey, season, category, code: null };
      const avatarUrl = fileUrl(row.avatarKey);
      return { kind: 'COMPETITION', ...details, avatarUrl, organization: organisationInBrief(row) };
    }),
  TEAM: async (db, ids) =>
    (await listTeams(db, ids)).map((row) => ({
      kind: 'TEAM',
      ...noDetails,
      ...teamInBrief(row),
      organization: organisationInBrief(row),
    })),
  ORGANISATION: async (db, ids) =>
    (await listOrganisations(db, ids)).map(({ id, name, orgCode, avatarKey, city }) => ({
      kind: 'ORGANISATION',
      ...noDetails,
      id,
      name,
      code: orgCode,
      sportKey: null,
      avatarUrl: fileUrl(avatarKey),
      city,
    })),
  TRAIP: async (db, ids) =>
    (await listTraips(db, ids)).map((row) => {
      const { id, name, code, sportKey } = row;
      const details = { ...noDetails, id, name, code, sportKey, avatarUrl: fileUrl(row.avatarKey) };
      return { kind: 'TRAIP', ...details, organization: organisationInBrief(row) };
    }),
  PERSON: async (db, ids) =>
    (await listPeople(db, ids)).map((row) => {
      const { id, userCode: code, avatarUrl } = playerInBrief(row, false);
      return { kind: 'PERSON', ...noDetails, id, code, name: nameOf(row, false), sportKey: null, avatarUrl };
    }),
};

/** The details of the results, in order: one query for each kind on the page. */
export async function describeFound(db: Database, ranked: readonly Ranked[]): Promise<FoundItem[]> {
  const byKind = Map.groupBy(ranked, ({ kind }) => kind);
  const described = await Promise.all(
    [...byKind].map(([kind, all]) =>
      readers[kind](
        db,
        all.map(({ id }) => id),
      ),
    ),
  );
  const byId = new Map(described.flat().map((item) => [item.id, item]));
  return ranked.flatMap(({ id }) => byId.get(id) ?? []);
}
