import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How a mail server can fail: it accepts connections and stays silent, or rejects every email for now. */
type MailFailure = 'silent' | 'not-now';

/** A mail server that a trial can stop, break or run, always at the same address. */
export class MailServer {
  /** The recipients of delivered emails, one entry per email. */
  readonly delivered: string[] = [];
  /** How many deliveries failed. */
  rejected = 0;
  readonly #port: number;
  #close: () => Promise<void> = async () => undefined;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Nothing listens on the port afterwards. */
  async stop(): Promise<void> {
    await this.#close();
    this.#close = async () => undefined;
  }

  async failWith(failure: MailFailure): Promise<void> {
    await this.stop();
    if (failure === 'silent') await this.#fallSilent();
    else await this.#serve(() => Object.assign(new Error('Try again later'), { responseCode: 451 }));
  }

  async start(): Promise<void> {
    await this.stop();
    await this.#serve(() => null);
  }

  async #fallSilent(): Promise<void> {
    const server = createServer((socket) => {
      this.rejected += 1;
      socket.on('error', () => socket.destroy());
      this.#onClose(server, () => socket.destroy());
    });
    await this.#listen(server);
  }

  async #serve(answer: () => Error | null): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void text(stream).then(() => {
          const refusal = answer();
          if (refusal === null) this.delivered.push(...to);
          else this.rejected += 1;
          done(refusal);
        });
      },
    });
    smtp.on('error', () => undefined);
    smtp.listen(this.#port, '127.0.0.1');
    await once(smtp.server, 'listening');
    this.#close = () => new Promise((resolve) => smtp.close(() => resolve()));
  }

  async #listen(server: Server): Promise<void> {
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#onClose(server, () => undefined);
  }

  /** Adds something to close together with the server. */
  #onClose(server: Server, more: () => void): void {
    const before = this.#close;
    this.#close = async () => {
      more();
      if (server.listening) server.close();
      await before();
    };
  }
}
