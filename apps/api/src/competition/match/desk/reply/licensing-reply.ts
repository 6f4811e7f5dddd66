import type { DeskLicensing, Read } from '@traip/contract';
import type { Database } from '../../../../platform/db/schema.ts';
import { listLicenceKeys } from '../../../registration/token/queries.ts';
import { mayCheckLicences } from '../actor.ts';
import { type LicenceCheck, listDeskLicences } from '../licences/queries.ts';
import type { LoadedMatch } from '../locked-match.ts';
import type { AuthorOf } from '../people/authors.ts';

interface Checked {
  readonly checks: readonly LicenceCheck[];
  readonly authorOf: AuthorOf;
}

/** What a desk needs to check licences, also offline. Once the match is on, only who was checked. */
export async function licensingReply(
  db: Database,
  loaded: LoadedMatch,
  { checks, authorOf }: Checked,
): Promise<Read<typeof DeskLicensing>> {
  const { state, competitionId, homeTeamId, awayTeamId, registrationRules: rules } = loaded.match;
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const isNeeded = isAhead && rules !== null && teamIds.length > 0;
  return {
    areAsked: rules !== null && rules.requiresLicence !== false,
    licences: isNeeded ? await listDeskLicences(db, competitionId, teamIds) : [],
    keys: isNeeded ? await listLicenceKeys(db) : [],
    checks: checks.map(({ byUser, byLink, ...check }) => ({ ...check, by: authorOf(byUser, byLink) })),
    mayCheck: mayCheckLicences(loaded),
  };
}
