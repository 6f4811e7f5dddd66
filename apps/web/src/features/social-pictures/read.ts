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

/** Nothing, where there is nothing for everybody. */
async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.status ?? 500) < 500) return null;
    throw failure;
  }
}

/** What everybody may know, as a crawler asks for it. */
export function readerFor({ headers }: Request) {
  return {
    match: (id: string) => orNothing(serverClient(matchManagementCalls, headers).full({ params: { id } })),
    competition: (id: string) => orNothing(serverClient(competitionCalls, headers).full({ params: { id } })),
    standings: (id: string) =>
      orNothing(
        serverClient(standingCalls, headers).classifications({ params: { id }, query: { live: 'true' } }),
      ),
    team: (id: string) => orNothing(serverClient(teamCalls, headers).full({ params: { id } })),
    organisation: (orgCode: string) =>
      orNothing(serverClient(publicOrganisationCalls, headers).info({ params: { orgCode } })),
    traip: (code: string) => orNothing(serverClient(publicTraipCalls, headers).byCode({ params: { code } })),
  };
}

type Reader = ReturnType<typeof readerFor>;
export type Read<K extends keyof Reader> = NonNullable<Awaited<ReturnType<Reader[K]>>>;
