import { notifySquadDue } from '../../../notification/notify/licence/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { readSquad, type SquadFacts } from '../squad/open-squad.ts';
import { standingsOf } from '../squad/squad-reply.ts';
import { isComplete, problemsOf } from '../squad/standing.ts';
import { listClosingSquads } from './queries.ts';

/** Days before the window closes. */
const firstReminder = 7;
const lastReminder = 1;
const day = 86_400_000;

/** Every hour: reminds owner and coach of incomplete or unsubmitted squads, twice before the window ends. */
export function squadsDueWorker({ db, now }: Pick<Services, 'db' | 'now'>): Worker<'squads-due'> {
  return () => remindOfSquads(db, now());
}

async function remindOfSquads(db: Database, at: Date): Promise<void> {
  for (const { rules, closesAt, ...ref } of await listClosingSquads(db, at, firstReminder)) {
    const isLast = new Date(closesAt).getTime() - at.getTime() <= lastReminder * day;
    if (isSubmitted(await readSquad(db, ref, { rules, now: at }))) continue;
    await notifySquadDue(db, { ...ref, closesAt, days: isLast ? lastReminder : firstReminder, at });
  }
}

/** Whether the club has nothing left to do. */
function isSubmitted(squad: SquadFacts): boolean {
  const { rules } = squad;
  const registered = standingsOf(squad).filter(({ licence }) => licence !== undefined);
  const places = registered.map(({ place }) => place);
  if (rules === null || registered.length === 0 || problemsOf(places, { ...squad, rules }).length > 0)
    return false;
  return registered.every(
    ({ licence, standing }) =>
      (licence?.state === 'SUBMITTED' || licence?.state === 'APPROVED') && isComplete(standing),
  );
}
