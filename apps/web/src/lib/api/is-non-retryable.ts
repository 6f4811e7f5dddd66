import { CallFailure } from '@traip/contract';

/** Not there, not for this reader, or not to be understood: asking again would be answered the same. */
const nonRetryableStatuses: readonly (number | undefined)[] = [400, 403, 404, 410, 422];

/** Whether trying again cannot help. */
export function isNonRetryable(error: Error): boolean {
  return error instanceof CallFailure && nonRetryableStatuses.includes(error.status);
}
