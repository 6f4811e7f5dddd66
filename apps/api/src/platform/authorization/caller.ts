/** The signed-in person who makes a call. Only `identifyCaller` creates one. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}
