import assert from 'node:assert/strict';
import { type CompiledBefore, compiledBefore } from '../platform/db/compiled-rows.ts';

/** A query that was compiled before must be what building it with its values makes. */
compiledBefore.subscribe((message) => {
  const { query, compileAgain } = message as CompiledBefore;
  const { sql, parameters } = compileAgain();
  assert.equal(query.sql, sql);
  assert.deepEqual(query.parameters, parameters);
});
