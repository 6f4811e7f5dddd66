import type { Tie } from '@traip/engine/formats';
import type { MatchResult } from '@traip/engine/match';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/db/compile-once.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** A tie of a phase, with the parameters of its format. */
export async function findTie(
  db: Database,
  phaseId: string,
  key: string,
): Promise<{ tie: Tie; params: Record<string, unknown> } | undefined> {
  const [row] = (await db.executeQuery(tieOf(db, { phaseId, key }))).rows;
  return row && { tie: row.tie, params: row.params ?? {} };
}

interface KeyInPhase {
  readonly phaseId: string;
  readonly key: string;
}

const tieOf = compiledOnce((db, { phaseId, key }: KeyInPhase) =>
  db
    .selectFrom('phaseTies')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phaseTies.phaseId')
    .select(['phaseTies.tie', 'brokerConfigs.params'])
    .where('phaseTies.phaseId', '=', phaseId)
    .where('phaseTies.key', '=', key)
    .compile(),
);

/** The result of a match of the phase, once it is over. */
export async function findResult(db: Database, phaseId: string, key: string): Promise<MatchResult | null> {
  const [row] = (await db.executeQuery(resultOf(db, { phaseId, key }))).rows;
  return (row?.result ?? null) as MatchResult | null;
}

const resultOf = compiledOnce((db, { phaseId, key }: KeyInPhase) =>
  db
    .selectFrom('matches')
    .select('result')
    .where('phaseId', '=', phaseId)
    .where('key', '=', key)
    .where('state', 'in', ['FINISHED', 'CLOSED'])
    .where('deletedAt', 'is', null)
    .compile(),
);

/** Started matches fed by a tie; manually filled slots don't depend on it. */
export async function listStartedDependents(
  db: Database,
  phaseId: string,
  tieKey: string,
): Promise<string[]> {
  const waits = (side: 'home' | 'away') =>
    sql<boolean>`(${sql.ref(side)} -> 'source' ->> 'tie' = ${tieKey} and ${sql.ref(side)} ->> 'manual' is null)`;
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('phaseId', '=', phaseId)
    .where('state', 'in', ['IN_PROGRESS', 'FINISHED', 'CLOSED'])
    .where('deletedAt', 'is', null)
    .where(({ or }) => or([waits('home'), waits('away')]))
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
