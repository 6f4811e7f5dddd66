import { createRandom } from '@traip/engine/chance';
import { closeMatch } from '../../competition/match/action/close.ts';
import { finishMatch } from '../../competition/match/action/finish.ts';
import { startMatch } from '../../competition/match/action/start.ts';
import type { Store } from '../../platform/db/open.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { headStart, nextEvent } from './match/next-event.ts';
import { fieldSide, lockMatchAt, type MatchRef, registerEvents } from './match/play-match.ts';
import { findCompetitionByName, findCurrentMatch, listStarters, updateKickOff } from './match/queries.ts';
import type { Random } from './match/random-events.ts';
import { throwIfRefused } from './people/calls.ts';

interface SimulatorOptions {
  /** The competition whose matches are played. */
  readonly league: { readonly orgCode: string; readonly name: string };
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const minPause = 20_000;
const extraPause = 20_000;

/** Plays the matches of a demo league one after another, so that there is always something live to see. */
export class DemoSimulator {
  readonly #store: Store;
  readonly #options: SimulatorOptions;
  readonly #now: () => Date;
  readonly #random: Random = createRandom('life');
  #timer: NodeJS.Timeout | undefined;
  #currentStep: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(store: Store, options: SimulatorOptions) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Takes a step now and every 20 to 40 seconds, until stopped or the season is over. */
  start(): void {
    this.#currentStep = this.step().then(
      (isOver) => this.#scheduleNext(isOver),
      (error: unknown) => {
        this.#options.onError(error);
        this.#scheduleNext(false);
      },
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#currentStep;
  }

  /** Starts a match, adds an event to it, ends it or closes it. Returns true when no match is left. */
  async step(): Promise<boolean> {
    const { db } = this.#store;
    const { orgCode, name } = this.#options.league;
    const competitionId = await findCompetitionByName(db, orgCode, name);
    const match = competitionId === undefined ? undefined : await findCurrentMatch(db, competitionId);
    if (!match) return true;
    const matchRef = { organisationId: match.organisationId, matchId: match.id };
    const act = { SCHEDULED: startNextMatch, FINISHED: close, IN_PROGRESS: playNextEvent }[match.state];
    await db.transaction().execute((trx) => act(trx, matchRef, this.#now(), this.#random));
    return false;
  }

  #scheduleNext(isOver: boolean): void {
    if (this.#isStopped || isOver) return;
    this.#timer = setTimeout(() => this.start(), minPause + this.#random.below(extraPause));
    this.#timer.unref();
  }
}

async function startNextMatch(trx: Trx, matchRef: MatchRef, now: Date): Promise<void> {
  const kickOff = new Date(now.getTime() - headStart);
  await updateKickOff(trx, matchRef.matchId, kickOff);
  await fieldSide(trx, matchRef, 'homeTeamId', kickOff);
  await fieldSide(trx, matchRef, 'awayTeamId', kickOff);
  throwIfRefused(await startMatch(trx, await lockMatchAt(trx, matchRef, kickOff), false));
}

async function playNextEvent(trx: Trx, matchRef: MatchRef, now: Date, random: Random): Promise<void> {
  const locked = await lockMatchAt(trx, matchRef, now);
  const { homeTeamId, awayTeamId } = locked.match;
  const side = async (teamId: string | null) => ({
    teamId: teamId ?? '',
    goals: 0,
    starters: await listStarters(trx, matchRef.matchId, teamId ?? ''),
  });
  const next = nextEvent(locked, [await side(homeTeamId), await side(awayTeamId)], random);
  if (next === 'END') throwIfRefused(await finishMatch(trx, locked));
  else await registerEvents(trx, locked, [next]);
}

async function close(trx: Trx, matchRef: MatchRef, now: Date): Promise<void> {
  throwIfRefused(await closeMatch(trx, await lockMatchAt(trx, matchRef, now)));
}
