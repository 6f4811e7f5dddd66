import {
  CallFailure,
  competitionRoutes,
  matchRoutes,
  publicOrganisationRoutes,
  publicTraipRoutes,
  standingRoutes,
  teamRoutes,
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
    match: (id: string) => orNull(serverClient(matchRoutes, headers).full({ params: { id } })),
    competition: (id: string) => orNull(serverClient(competitionRoutes, headers).full({ params: { id } })),
    // The same table as the page opens with.
    standings: (id: string) =>
      orNull(
        serverClient(standingRoutes, headers).classifications({ params: { id }, query: { live: 'false' } }),
      ),
    team: (id: string) => orNull(serverClient(teamRoutes, headers).full({ params: { id } })),
    organisation: (orgCode: string) =>
      orNull(serverClient(publicOrganisationRoutes, headers).info({ params: { orgCode } })),
    traip: (code: string) => orNull(serverClient(publicTraipRoutes, headers).byCode({ params: { code } })),
  };
}

type Reader = ReturnType<typeof readerFor>;
export type ReadResult<K extends keyof Reader> = NonNullable<Awaited<ReturnType<Reader[K]>>>;
