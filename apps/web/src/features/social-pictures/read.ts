import {
  CallFailure,
  competitionCalls,
  matchManagementCalls,
  publicOrganisationCalls,
  publicTraipCalls,
  standingCalls,
  teamCalls,
} from '@traip/contract';
import { serverClient } from '../../lib/api/server.ts';

/** Null where nothing is public. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.status ?? 500) < 500) return null;
    throw failure;
  }
}

/** Public data only, as a crawler sees it. */
export function readerFor({ headers }: Request) {
  return {
    match: (id: string) => orNull(serverClient(matchManagementCalls, headers).full({ params: { id } })),
    competition: (id: string) => orNull(serverClient(competitionCalls, headers).full({ params: { id } })),
    standings: (id: string) =>
      orNull(
        serverClient(standingCalls, headers).classifications({ params: { id }, query: { live: 'true' } }),
      ),
    team: (id: string) => orNull(serverClient(teamCalls, headers).full({ params: { id } })),
    organisation: (orgCode: string) =>
      orNull(serverClient(publicOrganisationCalls, headers).info({ params: { orgCode } })),
    traip: (code: string) => orNull(serverClient(publicTraipCalls, headers).byCode({ params: { code } })),
  };
}

type Reader = ReturnType<typeof readerFor>;
export type ReadResult<K extends keyof Reader> = NonNullable<Awaited<ReturnType<Reader[K]>>>;
