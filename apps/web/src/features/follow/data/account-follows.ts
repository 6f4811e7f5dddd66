import type { FollowView } from './device-follows.ts';

type List = readonly FollowView[];

/** Loaded on demand: on public pages the API client would be the largest part. */
const loadApi = async () => (await import('../../../lib/api/follow.ts')).followApi;
type Api = Awaited<ReturnType<typeof loadApi>>;

let known: { readonly userId: string; readonly follows: List } | null = null;
let loading: string | null = null;
let hasFailed = false;
let saves = 0;
const listeners = new Set<() => void>();

function know(userId: string, follows: List): void {
  known = { userId, follows };
  fail(false);
}

function fail(isSo: boolean): void {
  hasFailed = isSo;
  for (const listener of listeners) listener();
}

function saved(): void {
  saves += 1;
  for (const listener of listeners) listener();
}

const read = (userId: string | undefined): List | undefined =>
  known !== null && known.userId === userId ? known.follows : undefined;

/** What a person follows in their account. A query library would outweigh all of this on public pages. */
export const accountFollows = {
  read,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  hasFailed: () => hasFailed,
  /** How many changes the account has saved: follows read before the latest one are out of date. */
  saves: () => saves,
  /** The first caller loads it for all. If loading fails, it stays unknown until requested again. */
  load: async (userId: string) => {
    if (loading === userId) return;
    loading = userId;
    fail(false);
    try {
      know(userId, (await (await loadApi()).list()).items);
    } catch {
      fail(true);
    } finally {
      loading = null;
    }
  },
  /** Shown at once, and rolled back on failure. */
  change: async (userId: string, next: (shown: List) => List, send: (api: Api) => Promise<unknown>) => {
    const before = read(userId) ?? [];
    know(userId, next(before));
    try {
      await send(await loadApi());
      saved();
    } catch (failure) {
      know(userId, before);
      throw failure;
    }
  },
  /** Adds what the device follows. */
  merge: async (userId: string, follows: List) => {
    know(userId, (await (await loadApi()).merge({ body: { follows: [...follows] } })).items);
    saved();
  },
};
