import { isRefusal, type Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { PhaseFacts } from './facts/facts.ts';
import { readFacts } from './facts/facts.ts';
import { competitionOfPhase, type PhaseRow } from './facts/queries.ts';
import { follow } from './follow/follow.ts';
import { type Written, writeFollowed } from './follow/write-followed.ts';
import { reckonTables } from './snapshot/reckon.ts';
import { writeWalkovers } from './withdrawal/write-walkovers.ts';

/** A result that was written, changed or taken back a moment ago, in this transaction. */
export interface Happened {
  readonly phaseId: string;
  readonly matchId: string;
  readonly at: Date;
  /** Cancels the matches that have started with somebody who would not be in them any more. */
  readonly force?: boolean;
}

/** What followed from it. */
export interface Advanced extends Written {
  /** The table that it changed; null in a knock-out. */
  readonly table: { readonly groupKey: string | null; readonly version: number } | null;
}

/**
 * Follows a result through its phase and the phases after it. The phase row and then the match row are locked by the
 * caller, who has already written state, score and result; a refusal asks the caller to take all of it back.
 */
export async function advance(
  trx: Trx,
  { phaseId, matchId, at, force = false }: Happened,
): Promise<Advanced | Refusal<'DEPENDENT_STARTED'>> {
  const phases = await readCourse(trx, phaseId, at);
  const written = await writeFollowed(trx, follow(phases, phaseId), { at, force });
  if (isRefusal(written)) return written;
  for (const phase of phases.filter(hasLeavers))
    await writeWalkovers(trx, phase.id, { organisationId: phase.organisationId, byUser: null, at });
  const own = phases.find(({ id }) => id === phaseId);
  const match = own?.matches.find(({ id }) => id === matchId);
  if (own === undefined || match === undefined) return { ...written, table: null };
  const [table = null] = await reckonTables(trx, own, { at, only: match.groupKey });
  return { ...written, table };
}

/** Whether somebody has left a knock-out: who meets them next goes on without playing. */
const hasLeavers = ({ ties, teams }: PhaseFacts) =>
  ties.length > 0 && teams.some(({ status }) => status === 'WITHDRAWN');

/** A phase; if it is over, also those after it, which may have taken teams from it. */
export async function readCourse(trx: Trx, phaseId: string, at: Date): Promise<readonly PhaseFacts[]> {
  const competitionId = await competitionOfPhase(trx, phaseId);
  const isAskedFor = ({ id, place }: PhaseRow, _: number, all: readonly PhaseRow[]) => {
    const own = all.find((phase) => phase.id === phaseId);
    return id === phaseId || (own?.state === 'FINISHED' && place > own.place);
  };
  return readFacts(trx, competitionId, () => at, isAskedFor);
}
