import { setTimeout as pause } from 'node:timers/promises';
import { CalendarWishes, isRefusal } from '@traip/contract';
import type { Worker } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services/services.ts';
import { type ClaimedPlan, claimPlan, endPlan, releasePlan, saveHash, saveProgress } from './plan/queries.ts';
import { buildProblem } from './problem/build.ts';
import { hashOf, loadInputs } from './problem/inputs.ts';
import { type SearchOptions, searchInThread, type ThreadSearch } from './search/in-thread.ts';

type RunnerOptions = Pick<Services, 'db' | 'now'> & { readonly onError: (error: unknown) => void };

/** A search that broke off this often is given up: something in it ends the program. */
const mostRuns = 3;
const second = 1000;

/** Searches the calendars that people ask for, one after the other, each in a thread. */
export class PlanRunner {
  readonly #ground: RunnerOptions;
  #isStopping = false;
  #search: ThreadSearch | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(ground: RunnerOptions) {
    this.#ground = ground;
  }

  readonly work: Worker<'calendar'> = ({ planId }) => {
    const own = this.#work(planId);
    this.#running = own.catch(this.#ground.onError);
    return own;
  };

  /** Gives back what is being searched; another process, or the next start, takes it up. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#search?.kill();
    await this.#running;
  }

  async #work(planId: string): Promise<void> {
    const { db, now, onError } = this.#ground;
    if (this.#isStopping) throw new Error('The program is stopping');
    const claim = await claimPlan(db, planId);
    if (!claim || (await endsAtOnce(this.#ground, claim))) return;
    try {
      await this.#run(claim);
    } catch (error) {
      if (this.#isStopping) {
        await releasePlan(db, claim);
        // The queue hears of it and hands the plan out again.
        throw error;
      }
      onError(error);
      await endPlan(db, claim, { status: 'FAILED', failure: 'BROKEN', now: now() });
    }
  }

  async #run(claim: ClaimedPlan): Promise<void> {
    const { db, now } = this.#ground;
    const order = await orderFor(this.#ground, claim);
    if (this.#isStopping) throw new Error('The program is stopping');
    const search = searchInThread(order);
    this.#search = search;
    const [found, isCancelled] = await Promise.all([search.found, follow(db, claim, search)]);
    await endPlan(db, claim, {
      status: isCancelled ? 'CANCELLED' : 'DONE',
      found,
      now: now(),
      progress: { fraction: 1, unplaced: found.unplaced.length, hard: found.hard, soft: found.soft },
    });
  }
}

/** Nobody wants it any more, or it has ended too many programs. */
async function endsAtOnce({ db, now }: RunnerOptions, claim: ClaimedPlan): Promise<boolean> {
  if (claim.cancelAskedAt !== null) {
    await endPlan(db, claim, { status: 'CANCELLED', now: now() });
    return true;
  }
  if (claim.runs <= mostRuns) return false;
  await endPlan(db, claim, { status: 'FAILED', failure: 'INTERRUPTED', now: now() });
  return true;
}

/** What there is to search, as things are now; an outcome is held against it when it is applied. */
async function orderFor({ db, now }: RunnerOptions, claim: ClaimedPlan): Promise<SearchOptions> {
  const wishes = CalendarWishes.parse(claim.wishes);
  const inputs = await loadInputs(db, { ...claim, wishes, now: now() });
  const built = isRefusal(inputs) ? inputs : buildProblem(inputs, wishes);
  if (isRefusal(inputs) || isRefusal(built)) throw new Error(`Nothing to search: ${JSON.stringify(built)}`);
  await saveHash(db, claim, hashOf(inputs));
  return { ...built, seconds: wishes.seconds, seed: claim.id };
}

/** Writes down how far a search is, once a second, until it ends; true if somebody cancelled it meanwhile. */
async function follow(db: Services['db'], claim: ClaimedPlan, search: ThreadSearch): Promise<boolean> {
  const ended = new AbortController();
  const end = () => ended.abort();
  search.found.then(end, end);
  let isCancelled = false;
  while (!ended.signal.aborted && !isCancelled) {
    await pause(second, undefined, { signal: ended.signal }).catch(() => undefined);
    if (ended.signal.aborted) break;
    const order = await saveProgress(db, claim, search.progress());
    if (order === 'NOT_OURS') search.kill();
    isCancelled = order === 'ENOUGH';
    if (isCancelled) search.enough();
  }
  return isCancelled;
}
