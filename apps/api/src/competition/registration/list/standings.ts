import type { Database } from '../../../platform/db/schema.ts';
import { listPlaces } from '../decision/places.ts';
import { type LicenceRecord, listLicencesOf } from '../licences/queries.ts';
import { findRuleFacts } from '../rules/queries.ts';
import { type Standing, standingOf } from '../squad/standing.ts';

type Listed = Pick<LicenceRecord, 'personId' | 'teamId' | 'state'>;

interface Page {
  readonly rows: readonly Listed[];
  readonly on: string;
}

const emptyStanding: Standing = { missing: [], reasons: [] };

/** What each licence of a page lacks, in four statements for all of them. Only open ones are checked. */
export async function standingsOf(
  db: Database,
  organisation: { readonly organisationId: string },
  competitionId: string,
  { rows, on }: Page,
): Promise<(row: Listed) => Standing> {
  const judged = rows.filter(isOpen);
  const rules =
    judged.length === 0 ? null : (await findRuleFacts(db, organisation, competitionId))?.registrationRules;
  if (!rules) return () => emptyStanding;
  const teamIds = [...new Set(judged.map(({ teamId }) => teamId))];
  const personIds = judged.map(({ personId }) => personId);
  const [places, licences] = await Promise.all([
    listPlaces(db, competitionId, teamIds),
    listLicencesOf(db, competitionId, personIds),
  ]);
  const squads = Map.groupBy(places, ({ teamId }) => teamId);
  return (row) => {
    const squad = squads.get(row.teamId) ?? [];
    const place = squad.find(({ person }) => person.id === row.personId);
    return place && isOpen(row)
      ? standingOf(place, squad, { rules, on, teamId: row.teamId, licences })
      : emptyStanding;
  };
}

/** Approved licences need no check, and the others are over. */
function isOpen({ state }: Listed): boolean {
  return state === 'DRAFT' || state === 'SUBMITTED' || state === 'RETURNED';
}
