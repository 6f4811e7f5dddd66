import type { ChangedFact } from '@traip/engine/registration';
import type { Trx } from '../../platform/db/schema.ts';

/** Who changed people, and when. */
interface Cause {
  readonly by: string;
  readonly at: Date;
}

/**
 * Called in the transaction that changes facts of people: what was approved because of them may have to be checked
 * again. It needs to know of competitions, which build on squads.
 */
export type PeopleChanged = (
  trx: Trx,
  changes: ReadonlyMap<string, readonly ChangedFact[]>,
  cause: Cause,
) => Promise<void>;
