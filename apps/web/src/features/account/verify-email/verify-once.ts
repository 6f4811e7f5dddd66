const pending = new Map<string, Promise<unknown>>();

/**
 * Asks once per token, however often the screen is drawn: a token is good for one use, and React draws twice while
 * developing. `again` forgets the first answer, for when it never came.
 */
export function verifyOnce(token: string, verify: (token: string) => Promise<unknown>): Promise<unknown> {
  const verification = pending.get(token) ?? verify(token);
  pending.set(token, verification);
  return verification;
}

export function again(token: string): void {
  pending.delete(token);
}
