import { setTimeout as pause } from 'node:timers/promises';
import { CalendarPreferences, isRefusal } from '@traip/contract';
import type { Worker } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services/services.ts';
import { type ClaimedPlan, claimPlan, endPlan, releasePlan, saveHash, saveProgress } from './plan/queries.ts';
import { buildProblem } from './problem/build.ts';
import { hashInputs, loadInputs } from './problem/inputs.ts';
import { type HashedSearch, searchInThread, type ThreadSearch } from './search/in-thread.ts';
import { buildJointSearch } from './together/build-search.ts';

type RunnerOptions = Pick<Services, 'db' | 'now' | 'jobs'> & { readonly onError: (error: unknown) => void };

/** A search interrupted more often than this is given up, because it probably crashes the server. */
const maxRuns = 3;
const second = 1000;

/** Runs the requested calendar searches one after another, each in a thread. */
export class PlanRunner {
  readonly #options: RunnerOptions;
  #isStopping = false;
  #search: ThreadSearch | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  readonly work: Worker<'calendar'> = ({ planId }) => {
    const work = this.#work(planId);
    this.#running = work.catch(this.#options.onError);
    return work;
  };

  /** Releases the current plan, so that another process or the next start resumes it. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#search?.kill();
    await this.#running;
  }

  async #work(planId: string): Promise<void> {
    const { db, now, jobs, onError } = this.#options;
    if (this.#isStopping) throw new Error('The program is stopping');
    const claim = await claimPlan(db, planId);
    if (!claim || (await endEarly(this.#options, claim))) return;
    try {
      await this.#run(claim);
    } catch (error) {
      if (this.#isStopping) {
        // A separate job, because many restarts must not use up the retries of a search.
        return db.transaction().execute(async (transaction) => {
          await releasePlan(transaction, claim);
          await jobs.send(transaction, 'calendar', { planId });
        });
      }
      onError(error);
      await endPlan(db, claim, { status: 'FAILED', failure: 'BROKEN', now: now() });
    }
  }

  async #run(claim: ClaimedPlan): Promise<void> {
    const { db, now } = this.#options;
    const { inputsHash, ...searchOptions } =
      claim.phaseId === null
        ? await buildJointSearch(this.#options, claim)
        : await buildSearch(this.#options, { ...claim, phaseId: claim.phaseId });
    // Compared when the result is applied.
    await saveHash(db, claim, inputsHash);
    if (this.#isStopping) throw new Error('The program is stopping');
    const search = searchInThread(searchOptions);
    this.#search = search;
    const [result, isCancelled] = await Promise.all([search.result, trackProgress(db, claim, search)]);
    await endPlan(db, claim, {
      status: isCancelled ? 'CANCELLED' : 'DONE',
      result,
      now: now(),
      progress: { fraction: 1, unplaced: result.unplaced.length, hard: result.hard, soft: result.soft },
    });
  }
}

/** Ends a plan that was cancelled or interrupted too often; returns whether it did. */
async function endEarly({ db, now }: RunnerOptions, claim: ClaimedPlan): Promise<boolean> {
  if (claim.cancelAskedAt !== null) {
    await endPlan(db, claim, { status: 'CANCELLED', now: now() });
    return true;
  }
  if (claim.runs <= maxRuns) return false;
  await endPlan(db, claim, { status: 'FAILED', failure: 'INTERRUPTED', now: now() });
  return true;
}

async function buildSearch(
  { db, now }: RunnerOptions,
  claim: ClaimedPlan & { readonly phaseId: string },
): Promise<HashedSearch> {
  const wishes = CalendarPreferences.parse(claim.wishes);
  const inputs = await loadInputs(db, { ...claim, wishes, now: now() });
  const built = isRefusal(inputs) ? inputs : buildProblem(inputs, wishes);
  if (isRefusal(inputs) || isRefusal(built)) throw new Error(`Nothing to search: ${JSON.stringify(built)}`);
  return { ...built, seconds: wishes.seconds, seed: claim.id, inputsHash: hashInputs(inputs) };
}

/** Saves the progress every second until the search ends; returns whether it was cancelled. */
async function trackProgress(db: Services['db'], claim: ClaimedPlan, search: ThreadSearch): Promise<boolean> {
  const ended = new AbortController();
  const end = () => ended.abort();
  search.result.then(end, end);
  let isCancelled = false;
  while (!ended.signal.aborted && !isCancelled) {
    await pause(second, undefined, { signal: ended.signal }).catch(() => undefined);
    if (ended.signal.aborted) break;
    const command = await saveProgress(db, claim, search.progress());
    if (command === 'NOT_OURS') search.kill();
    isCancelled = command === 'ENOUGH';
    if (isCancelled) search.finish();
  }
  return isCancelled;
}
