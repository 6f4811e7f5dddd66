import {
  competitionRoutes,
  matchRoutes,
  publicOrganisationRoutes,
  publicTraipRoutes,
  raceRoutes,
  standingRoutes,
  teamRoutes,
} from '@traip/contract';
import { nullIfMissing } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** Public data only, as a crawler sees it. */
export function readerFor({ headers }: Pick<Request, 'headers'>) {
  return {
    match: (id: string) => nullIfMissing(() => serverClient(matchRoutes, headers).full({ params: { id } })),
    competition: (id: string) =>
      nullIfMissing(() => serverClient(competitionRoutes, headers).full({ params: { id } })),
    // The table that the page opens with.
    standings: (id: string) =>
      nullIfMissing(() =>
        serverClient(standingRoutes, headers).classifications({ params: { id }, query: { live: 'false' } }),
      ),
    races: (competitionId: string) =>
      nullIfMissing(() => serverClient(raceRoutes, headers).list({ params: { competitionId } })),
    raceResults: (competitionId: string, raceId: string) =>
      nullIfMissing(() =>
        serverClient(raceRoutes, headers).results({ params: { competitionId, raceId }, query: { limit: 5 } }),
      ),
    team: (id: string) => nullIfMissing(() => serverClient(teamRoutes, headers).full({ params: { id } })),
    organisation: (orgCode: string) =>
      nullIfMissing(() => serverClient(publicOrganisationRoutes, headers).info({ params: { orgCode } })),
    traip: (code: string) =>
      nullIfMissing(() => serverClient(publicTraipRoutes, headers).byCode({ params: { code } })),
  };
}

type Reader = ReturnType<typeof readerFor>;
export type ReadResult<K extends keyof Reader> = NonNullable<Awaited<ReturnType<Reader[K]>>>;
