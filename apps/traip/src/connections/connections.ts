import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { acceptWaiting } from './accept-waiting.ts';
import { beforeRequests } from './before-requests.ts';

interface DrainTimes {
  /** How long to wait for queued connections to be accepted. */
  readonly accept: number;
  /** A connection used this recently may be about to send its next request. */
  readonly grace: number;
  /** Clients that take longer than this are cut off. */
  readonly limit: number;
}

const defaultTimes: DrainTimes = { accept: 3_000, grace: 1_000, limit: 10_000 };
const sweepInterval = 25;

interface Connection {
  /** Responses still to be sent; almost always one at most. */
  readonly responses: Set<ServerResponse>;
  quietSince: number;
  /** At the last check, while draining. */
  bytesRead?: number;
}

/** The open connections of a server, so that it can stop without cutting anyone off. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #exempt = new WeakSet<Socket>();
  readonly #times: DrainTimes;
  /** Requests that wait until the port is closed. */
  #held: (() => void)[] | null = null;
  #isDraining = false;

  constructor(times: Partial<DrainTimes> = {}) {
    this.#times = { ...defaultTimes, ...times };
  }

  /** Runs before the server's current request listeners. */
  attach(server: Server): void {
    server.on('connection', (socket: Socket) => this.#add(socket));
    beforeRequests(server, ({ socket }, response, next) => {
      this.#track(socket, response);
      if (this.#held && this.#open.has(socket)) this.#held.push(next);
      else next();
    });
  }

  /** Keeps a connection out of draining: the pages call the backend until the last page is sent. */
  exempt(socket: Socket): void {
    this.#exempt.add(socket);
  }

  /** Refuses new connections. From now on every response is the last one on its connection. */
  async refuseNew(servers: readonly NetServer[]): Promise<void> {
    // A busy server may accept more slowly than clients connect: meanwhile it starts no new work.
    const held: (() => void)[] = [];
    this.#held = held;
    await Promise.all(
      servers.map(async (server) => {
        await acceptWaiting(server, this.#times.accept);
        // Not `close` of the HTTP server, which also closes connections whose next request is on its way.
        NetServer.prototype.close.call(server);
      }),
    );
    // Only now: clients told to reconnect must not end up here again.
    this.#isDraining = true;
    for (const { responses } of this.#open.values()) for (const response of responses) endsWith(response);
    this.#held = null;
    for (const begin of held) begin();
  }

  /** Waits until every request is answered and every connection closed. Returns how many had to be cut off. */
  async drain(): Promise<number> {
    const deadline = performance.now() + this.#times.limit;
    while (this.#open.size > 0 && performance.now() < deadline) {
      if (await isAllRead()) this.#closeIdle();
      await pause(sweepInterval);
    }
    const left = [...this.#open.keys()];
    for (const socket of left) socket.destroy();
    return left.length;
  }

  #closeIdle(): void {
    for (const [socket, connection] of this.#open) if (this.#isIdle(socket, connection)) socket.destroySoon();
  }

  #add(socket: Socket): void {
    if (this.#exempt.has(socket)) return;
    this.#open.set(socket, { responses: new Set(), quietSince: performance.now() });
    socket.once('close', () => this.#open.delete(socket));
  }

  #track(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    if (this.#isDraining) endsWith(response);
    connection.responses.add(response);
    response.once('close', () => {
      connection.responses.delete(response);
      connection.quietSince = performance.now();
    });
  }

  /** Includes connections that were opened in advance and never used, which Node does not count as idle. */
  #isIdle(socket: Socket, connection: Connection): boolean {
    if (connection.responses.size > 0) return false;
    const now = performance.now();
    // Part of a request has arrived since the last check.
    if (socket.bytesRead !== (connection.bytesRead ?? socket.bytesRead)) connection.quietSince = now;
    connection.bytesRead = socket.bytesRead;
    return now - connection.quietSince >= this.#times.grace;
  }
}

/** In milliseconds: a longer turn of the event loop did some work, and requests may have arrived since. */
const shortTurn = 5;

/** Lets the server read what has arrived; false if it was busy and may not have read everything. */
async function isAllRead(): Promise<boolean> {
  const start = performance.now();
  await turn();
  await turn();
  return performance.now() - start < shortTurn;
}

/** Makes Node send `connection: close`, and close the connection after the response. */
function endsWith(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
