import { isDeepStrictEqual } from 'node:util';
import type { AuditedField } from '@traip/contract';

/** The fields that a change gives a different value. A field missing from the change stays as it is. */
export function changedFields<F extends AuditedField>(
  before: Readonly<Record<F, unknown>>,
  change: Readonly<Partial<Record<F, unknown>>>,
  fields: readonly F[],
) {
  const changed = fields.filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(before[field], change[field]),
  );
  return { changes: changed.map((field) => ({ field, from: before[field], to: change[field] })) };
}
