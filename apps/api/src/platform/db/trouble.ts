/** What is the matter with the place where things are kept: it cannot be reached now, or nothing more fits in. */
export type StoreTrouble = 'away' | 'full';

/** It cannot be reached, is starting or stopping, only reads, or has no connection left. */
const away =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P0[1235]|53300|25006|08\w{3})$/;

/** A line that breaks in the middle, or a queue for one that is too long, has no code; these are pg's own words. */
const brokenLine =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

/** PostgreSQL's disk, or ours. */
const full = /^(53100|ENOSPC|EDQUOT)$/;

/** Tells trouble from a bug, for which there is nothing. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && full.test(code)) return 'full';
  const isAway = (typeof code === 'string' && away.test(code)) || brokenLine.test(error.message);
  return isAway ? 'away' : undefined;
}
