/** A request that may come again, and what was answered to it. */
export interface IdempotencyKeysTable {
  userId: string;
  /** Its method and path, after the ID of an organisation if a token of it made the request. */
  call: string;
  key: string;
  requestHash: string;
  /** Null between the write and its answer. */
  sealedAnswer: string | null;
  createdAt: Date;
}
