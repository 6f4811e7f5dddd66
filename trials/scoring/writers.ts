import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CallFailure } from '@traip/contract';
import type { Club, Scored } from './club.ts';

/** What the product has acknowledged. */
export interface Promises {
  /** Acknowledged goals, and goals without a response, by match. */
  readonly acknowledged: Map<string, Set<string>>;
  readonly unsure: Map<string, Set<string>>;
  /** How often a result went into the table and out of it again. */
  cycles: number;
}

export function noPromises(): Promises {
  return { acknowledged: new Map(), unsure: new Map(), cycles: 0 };
}

/** The number of acknowledged goals. */
export function goalsAcknowledged({ acknowledged }: Promises): number {
  return Array.from(acknowledged.values()).reduce((sum, { size }) => sum + size, 0);
}

/** Registers goals and moves a match to its end and back, until there is no response. */
export async function writeUntilSilence(club: Club, promises: Promises): Promise<void> {
  await everywhere(club, promises, untilSilence);
}

/** The same until told to stop. Temporary refusals are retried, goals with the same key. */
export async function writeUntil(club: Club, promises: Promises, end: AbortSignal): Promise<void> {
  await everywhere(club, promises, async (act) => {
    while (!end.aborted) await untilAccepted(act());
  });
}

type Act = () => () => Promise<void>;

async function everywhere(club: Club, promises: Promises, repeat: (act: Act) => Promise<void>) {
  const [cycled, ...scored] = club.playing;
  await Promise.all([
    ...scored.map((match) => repeat(() => goal(club, match, promises))),
    ...(cycled === undefined ? [] : [repeat(() => () => cycle(club, cycled.id, promises))]),
  ]);
}

async function untilSilence(act: Act): Promise<void> {
  for (;;) {
    try {
      await act()();
    } catch (error) {
      if (isSilence(error)) return;
      throw error;
    }
  }
}

const shortWait = 200;

async function untilAccepted(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(shortWait);
    }
  }
}

/** The server is down, or went down during the response. */
function isSilence(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof CallFailure && error.kind === 'ERR_NETWORK');
}

function isUnavailable(error: unknown): boolean {
  return error instanceof CallFailure && (error.status ?? 0) >= 500;
}

function goal(
  club: Club,
  { id: matchId, teamId }: Scored,
  { acknowledged, unsure }: Promises,
): () => Promise<void> {
  const clientEventId = randomUUID();
  const event = { matchId, clientEventId, type: 'GOAL', teamId, period: 1, minute: 10 } as const;
  return async () => {
    addTo(unsure, matchId, clientEventId);
    await club.matches.registerEvent({ body: event });
    unsure.get(matchId)?.delete(clientEventId);
    addTo(acknowledged, matchId, clientEventId);
  };
}

/** Every step writes the match, its log, the table and its consequences: all or nothing. */
async function cycle({ matches }: Club, id: string, promises: Promises): Promise<void> {
  const { actions } = await matches.desk({ params: { id } });
  const body = {};
  if (actions.includes('close')) await matches.close({ params: { id }, body });
  else if (actions.includes('finish')) await matches.finish({ params: { id }, body });
  else await matches.reopen({ params: { id }, body: { reason: 'Acta devuelta', resume: true } });
  promises.cycles += 1;
}

function addTo(notes: Map<string, Set<string>>, matchId: string, id: string): void {
  const known = notes.get(matchId) ?? new Set();
  notes.set(matchId, known.add(id));
}
