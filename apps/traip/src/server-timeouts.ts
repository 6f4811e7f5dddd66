/** How long the front door waits for whom, in milliseconds, and how many lines it holds at once. */
export interface ServerTimeouts {
  /** For the head of a request. Counted from the first moment of a line, so that it ends those that say nothing too. */
  readonly headersTimeout: number;
  /** For a whole request with its body. */
  readonly requestTimeout: number;
  /** How often the two above are looked after: they end a line up to this much later. */
  readonly connectionsCheckingInterval: number;
  /** For the next request on a line that had an answer. */
  readonly keepAliveTimeout: number;
  /** For a line on which nothing moves in either direction: who asks for much and does not read it. */
  readonly connectionTimeout: number;
  /** Lines beside those that follow live. */
  readonly maxConnections: number;
}

export const defaultTimeouts: ServerTimeouts = {
  headersTimeout: 20_000,
  // A picture of five megabytes from a phone that sends 30 kB a second, which is a bad place in a small town.
  requestTimeout: 180_000,
  // Node looks every thirty seconds, which would more than double the first of these.
  connectionsCheckingInterval: 5_000,
  // Load balancers keep lines for sixty seconds. Who waits longer than they do never closes one under a request.
  keepAliveTimeout: 72_000,
  // Many times what the longest answer needs. Who follows live hears a sign of life every fifteen seconds.
  connectionTimeout: 120_000,
  // Each costs some kilobytes and a file handle: what comes beyond is turned away before the database runs short of either.
  maxConnections: 5_000,
};
