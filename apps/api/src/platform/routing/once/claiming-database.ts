import { isRefusal } from '@traip/contract';
import type { Database, Trx } from '../../db/schema.ts';

interface Claim {
  /** At the beginning of a transaction. */
  readonly make: (trx: Trx) => Promise<void>;
  /** At the end of a refused transaction, which changes nothing. */
  readonly release: (trx: Trx) => Promise<void>;
}

/** The database, with a claim in every transaction that a handler runs: both are committed, or neither is. */
export function claimingDatabase(db: Database, claim: Claim): Database {
  return overriding(db, {
    transaction: () => claimingBuilder(db.transaction(), claim),
    startTransaction: () => startingBuilder(db.startTransaction(), claim),
  });
}

function claimingBuilder(builder: ReturnType<Database['transaction']>, claim: Claim): typeof builder {
  const execute = <T>(work: (trx: Trx) => Promise<T>) =>
    builder.execute(async (trx) => {
      await claim.make(trx);
      const outcome = await work(trx);
      if (isRefusal(outcome)) await claim.release(trx);
      return outcome;
    });
  return overriding(builder, {
    execute,
    setIsolationLevel: (level) => claimingBuilder(builder.setIsolationLevel(level), claim),
    setAccessMode: (mode) => claimingBuilder(builder.setAccessMode(mode), claim),
  });
}

/** A refused transaction is rolled back, and the claim with it. */
function startingBuilder(builder: ReturnType<Database['startTransaction']>, claim: Claim): typeof builder {
  const execute = async () => {
    const trx = await builder.execute();
    try {
      await claim.make(trx);
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
    return trx;
  };
  return overriding(builder, { execute });
}

/** The same object with other methods; the rest uses the original, since a copy lacks its private members. */
function overriding<T extends object>(original: T, methods: Partial<T>): T {
  return new Proxy(original, {
    get(target, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof T];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
