import type { DeskLicensing, Read } from '@traip/contract';
import { queryAll } from '../../../../platform/db/query-all.ts';
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

type Reply = Read<typeof DeskLicensing>;
export type Licences = Pick<Reply, 'licences' | 'keys'>;

/** What a desk needs to check licences, also offline; nothing once the match has started. */
export async function loadLicences(db: Database, match: LoadedMatch['match']): Promise<Licences> {
  const { state, competitionId, homeTeamId, awayTeamId, registrationRules: rules } = match;
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (!isAhead || rules === null || teamIds.length === 0) return { licences: [], keys: [] };
  const [licences, keys] = await queryAll(
    db,
    () => listDeskLicences(db, competitionId, teamIds),
    () => listLicenceKeys(db),
  );
  return { licences, keys };
}

export function licensingReply(
  loaded: LoadedMatch,
  licences: Licences,
  { checks, authorOf }: Checked,
): Reply {
  const { registrationRules: rules } = loaded.match;
  return {
    areAsked: rules !== null && rules.requiresLicence !== false,
    ...licences,
    checks: checks.map(({ byUser, byLink, ...check }) => ({ ...check, by: authorOf(byUser, byLink) })),
    mayCheck: mayCheckLicences(loaded),
  };
}
