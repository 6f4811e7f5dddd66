import { CallFailure } from '@traip/contract';

/** Not found, forbidden or invalid: a retry gets the same response. */
const nonRetryableStatuses: readonly (number | undefined)[] = [400, 403, 404, 410, 422];

export function isNonRetryable(error: Error): boolean {
  return error instanceof CallFailure && nonRetryableStatuses.includes(error.status);
}
