/** How long the server waits, in milliseconds, and how many connections it holds at once. */
export interface ServerTimeouts {
  /** For the headers of a request. Counted from the start of a connection, so it also ends silent ones. */
  readonly headersTimeout: number;
  /** For a whole request with its body. */
  readonly requestTimeout: number;
  /** How often the two above are checked: they end a connection up to this much later. */
  readonly connectionsCheckingInterval: number;
  /** For the next request on a connection that had a response. */
  readonly keepAliveTimeout: number;
  /** For a connection without traffic in either direction: say, a client that does not read its response. */
  readonly connectionTimeout: number;
  /** Connections besides those of live followers. */
  readonly maxConnections: number;
}

export const defaultTimeouts: ServerTimeouts = {
  headersTimeout: 20_000,
  // A picture of five megabytes from a phone with a bad signal, at 30 kB a second.
  requestTimeout: 180_000,
  // Node's default of thirty seconds would more than double the first of these.
  connectionsCheckingInterval: 5_000,
  // Load balancers keep connections for sixty seconds. We wait longer, to never close one under a request.
  keepAliveTimeout: 72_000,
  // Many times what the longest response needs. Live feeds send a heartbeat every fifteen seconds.
  connectionTimeout: 120_000,
  // Each costs some kilobytes and a file handle: we refuse more before the database runs short of either.
  maxConnections: 5_000,
};
