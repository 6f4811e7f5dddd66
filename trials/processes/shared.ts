import { authRoutes, CallFailure, createClient, liveRoutes } from '@traip/contract';
import type { Verdict } from '../faults/fault.ts';
import { accountOf } from '../scoring/federation.ts';
import type { Fleet } from './fleet.ts';

/** The wrong guesses allowed for one password from one network. */
const tries = 10;

/** Guessing at several processes allows no more guesses than at one. */
export async function limitsAreShared(fleet: Fleet): Promise<Verdict> {
  const body = { email: `nobody.${Date.now()}@traip.test`, password: 'not-the-password' };
  let refused = 0;
  for (let turn = 0; turn < tries * 2; turn += 1) {
    const auth = createClient(authRoutes, { origin: fleet.originAt(turn) });
    const status = await statusOf(auth.login({ body }));
    if (status === 429) refused += 1;
  }
  return {
    seen: [`of ${tries * 2} guesses at a password, over all processes, ${refused} were one too many`],
    broken: refused === tries ? [] : [`${tries} guesses should have been one too many, and ${refused} were`],
  };
}

/** Signing out at one process takes effect at all of them immediately, and the session can't be refreshed. */
export async function signingOutCountsEverywhere(fleet: Fleet): Promise<Verdict> {
  const [first = ''] = fleet.origins;
  const auth = createClient(authRoutes, { origin: first });
  const { accessToken, refreshToken } = await auth.login({ body: accountOf(1) });
  const everywhere = (ask: (origin: string) => Promise<unknown>) =>
    Promise.all(fleet.origins.map((origin) => statusOf(ask(origin))));
  // The smallest call that is more than a read: tokens may read until they expire.
  const act = (origin: string) =>
    createClient(liveRoutes, { origin, accessToken: () => accessToken }).ticket({
      body: { feed: 'organisation', orgCode: 'jornada' },
    });
  const before = await everywhere(act);
  await auth.logout({ body: { refreshToken } });
  const after = [
    ...(await everywhere(act)),
    ...(await everywhere((origin) =>
      createClient(authRoutes, { origin }).refresh({ body: { refreshToken } }),
    )),
  ];
  return {
    seen: [`a session was good at ${before.length} processes, and after signing out at one at none`],
    broken: [
      ...before
        .filter((status) => status !== 200)
        .map((status) => `a good session was answered with ${status}`),
      ...after
        .filter((status) => status !== 401)
        .map((status) => `after signing out a process answered ${status}`),
    ],
  };
}

async function statusOf(answer: Promise<unknown>): Promise<number> {
  try {
    await answer;
    return 200;
  } catch (error) {
    if (error instanceof CallFailure && error.status !== undefined) return error.status;
    throw error;
  }
}
