import type { ChangedFact } from '@traip/engine/registration';
import type { Trx } from '../../platform/db/schema.ts';

/** Who changed people, and when. */
interface Cause {
  readonly by: string;
  readonly at: Date;
}

/**
 * Called in the transaction that changes people's facts: approvals based on them may have to be checked
 * again. Passed in from above, because it needs competitions, which build on squads.
 */
export type PeopleChanged = (
  trx: Trx,
  changes: ReadonlyMap<string, readonly ChangedFact[]>,
  cause: Cause,
) => Promise<void>;
