/** A request that may be retried, and its response. */
export interface IdempotencyKeysTable {
  userId: string;
  /** Its method and path, after the organisation's ID if made with an organisation's token. */
  call: string;
  key: string;
  requestHash: string;
  /** Null until the write has its response. */
  sealedAnswer: string | null;
  createdAt: Date;
}
