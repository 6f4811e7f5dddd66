/** The database cannot be reached now, or its disk is full. */
export type StoreFailure = 'unavailable' | 'full';

/** Unreachable, starting or stopping, read-only, or out of connections. */
const unavailableCode =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P0[1235]|53300|25006|08\w{3})$/;

/** Errors of pg without a code: a broken connection, or a timeout while waiting for one. */
const brokenConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

/** The disk of PostgreSQL, or of this machine. */
const fullCode = /^(53100|ENOSPC|EDQUOT)$/;

/** Undefined for anything else, such as a bug. */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && fullCode.test(code)) return 'full';
  const isUnavailable =
    (typeof code === 'string' && unavailableCode.test(code)) || brokenConnection.test(error.message);
  return isUnavailable ? 'unavailable' : undefined;
}
