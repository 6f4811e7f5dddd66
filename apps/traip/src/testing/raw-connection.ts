import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection as no honest client uses it: byte by byte, or silent. */
export class RawConnection {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #received = '';

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#closed = new Promise((closed) => this.#socket.once('close', closed));
    // A connection cut by the other side while we write ends like any other.
    this.#socket.setEncoding('utf8').on('error', () => this.#socket.destroy());
    this.#socket.on('data', (text) => {
      this.#received += text;
    });
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  async opened(): Promise<this> {
    if (this.#socket.connecting) await once(this.#socket, 'connect');
    return this;
  }

  write(bytes: string): this {
    this.#socket.write(bytes);
    return this;
  }

  /** One byte at a time, until the connection is closed. */
  drip(bytes: string, every: number): this {
    const left = bytes[Symbol.iterator]();
    const timer = setInterval(() => this.#socket.write(left.next().value ?? 'x'), every);
    this.#socket.once('close', () => clearInterval(timer));
    return this;
  }

  pause(): this {
    this.#socket.pause();
    return this;
  }

  resume(): this {
    this.#socket.resume();
    return this;
  }

  /** Everything received until the other side closed the connection. */
  async ended(): Promise<string> {
    await this.#closed;
    return this.#received;
  }

  async destroy(): Promise<void> {
    this.#socket.destroy();
    await this.#closed;
  }
}
