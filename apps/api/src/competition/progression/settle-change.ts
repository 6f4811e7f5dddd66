import { isRefusal, type Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { readCourse } from './advance.ts';
import type { PhaseFacts } from './facts/facts.ts';
import { lockPhase } from './facts/queries.ts';
import { follow } from './follow/follow.ts';
import { writeFollowed } from './follow/write-followed.ts';
import { reckonTables } from './snapshot/reckon.ts';

/** Something else than a result that changes the tables of a phase. */
export interface TableChange {
  readonly phaseId: string;
  readonly at: Date;
  /** The phase with the change in it; a refusal leaves all as it is. */
  readonly change: (phase: PhaseFacts) => PhaseFacts;
}

/**
 * Writes what follows from a change that the caller is about to write, with the competition locked. It is asked first:
 * a change that would take the sides from a match that has started is refused before anything is written.
 */
export async function settleChange(
  trx: Trx,
  { phaseId, at, change }: TableChange,
): Promise<PhaseFacts | Refusal<'DEPENDENT_STARTED'>> {
  await lockPhase(trx, phaseId);
  const before = await readCourse(trx, phaseId, at);
  const phases = before.map((phase) => (phase.id === phaseId ? change(phase) : phase));
  const written = await writeFollowed(trx, follow(phases, phaseId), { at });
  if (isRefusal(written)) return written;
  const own = phases.find(({ id }) => id === phaseId);
  if (own === undefined) throw new Error(`No phase ${phaseId}.`);
  await reckonTables(trx, own, { at });
  return own;
}
