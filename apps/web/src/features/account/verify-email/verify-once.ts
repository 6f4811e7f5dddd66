const pending = new Map<string, Promise<unknown>>();

/**
 * Verifies once per token, however often the screen renders: a token is valid once, and React renders twice
 * in development. `again` forgets a response that never came.
 */
export function verifyOnce(token: string, verify: (token: string) => Promise<unknown>): Promise<unknown> {
  const verification = pending.get(token) ?? verify(token);
  pending.set(token, verification);
  return verification;
}

export function again(token: string): void {
  pending.delete(token);
}
