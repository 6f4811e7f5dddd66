import { CallFailure } from '@traip/contract';

/** Not there, not for this reader, or not to be understood: asking again would be answered the same. */
const forGood: readonly (number | undefined)[] = [400, 403, 404, 410, 422];

/** Whether trying again cannot help. */
export function isForGood(error: Error): boolean {
  return error instanceof CallFailure && forGood.includes(error.status);
}
