import { createRandom } from '@traip/engine/chance';
import { closeMatch } from '../../competition/match/action/close.ts';
import { finishMatch } from '../../competition/match/action/finish.ts';
import { startMatch } from '../../competition/match/action/start.ts';
import type { Store } from '../../platform/db/open.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { deskAt, field, type MatchRef, tell } from './match/play-match.ts';
import { findCompetitionNamed, findMatchToFollow, listStarters, moveKickOff } from './match/queries.ts';
import type { Random } from './match/story.ts';
import { headStart, nextIn } from './match/turn.ts';
import { granted } from './people/granted.ts';

export interface LifeSettings {
  /** The competition whose matches are played. */
  readonly league: { readonly orgCode: string; readonly name: string };
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const [leastPause, morePause] = [20_000, 20_000];

/** Plays one match after the other of a demo league, so that whoever looks finds something going on. */
export class DemoLife {
  readonly #store: Store;
  readonly #settings: LifeSettings;
  readonly #now: () => Date;
  readonly #random: Random = createRandom('life');
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(store: Store, settings: LifeSettings) {
    this.#store = store;
    this.#settings = settings;
    this.#now = settings.now ?? (() => new Date());
  }

  /** Begins at once, and goes on every 20 to 40 seconds until it is stopped or the season is over. */
  start(): void {
    this.#working = this.step().then(
      (isOver) => this.#goOnLater(isOver),
      (error: unknown) => {
        this.#settings.onError(error);
        this.#goOnLater(false);
      },
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** What happens next: a match begins, something happens in it, it ends, or it is closed. True: nothing is left. */
  async step(): Promise<boolean> {
    const { db } = this.#store;
    const { orgCode, name } = this.#settings.league;
    const competitionId = await findCompetitionNamed(db, orgCode, name);
    const match = competitionId === undefined ? undefined : await findMatchToFollow(db, competitionId);
    if (!match) return true;
    const place = { organisationId: match.organisationId, matchId: match.id };
    const move = { SCHEDULED: begin, FINISHED: close, IN_PROGRESS: goOn }[match.state];
    await db.transaction().execute((trx) => move(trx, place, this.#now(), this.#random));
    return false;
  }

  #goOnLater(isOver: boolean): void {
    if (this.#isStopped || isOver) return;
    this.#timer = setTimeout(() => this.start(), leastPause + this.#random.below(morePause));
    this.#timer.unref();
  }
}

async function begin(trx: Trx, place: MatchRef, now: Date): Promise<void> {
  const kickOff = new Date(now.getTime() - headStart);
  await moveKickOff(trx, place.matchId, kickOff);
  await field(trx, place, 'homeTeamId', kickOff);
  await field(trx, place, 'awayTeamId', kickOff);
  granted(await startMatch(trx, await deskAt(trx, place, kickOff), false));
}

async function goOn(trx: Trx, place: MatchRef, now: Date, random: Random): Promise<void> {
  const desk = await deskAt(trx, place, now);
  const { homeTeamId, awayTeamId } = desk.match;
  const side = async (teamId: string | null) => ({
    teamId: teamId ?? '',
    goals: 0,
    starters: await listStarters(trx, place.matchId, teamId ?? ''),
  });
  const next = nextIn(desk, [await side(homeTeamId), await side(awayTeamId)], random);
  if (next === 'END') granted(await finishMatch(trx, desk));
  else await tell(trx, desk, [next]);
}

async function close(trx: Trx, place: MatchRef, now: Date): Promise<void> {
  granted(await closeMatch(trx, await deskAt(trx, place, now)));
}
