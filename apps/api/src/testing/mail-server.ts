import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** The next mail to an address that nobody has taken yet; waits for it. */
  next(address: string): Promise<Email>;
  /** How many mails have come for an address so far. */
  countFor(address: string): number;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const arrivals = new EventEmitter().setMaxListeners(0);
  const mails: { to: string; mail: Email; taken: boolean }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      stream.toArray().then(async (chunks) => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, mail, taken: false });
        done();
        arrivals.emit('mail');
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async (address) => {
      for (;;) {
        const found = mails.find(({ to, taken }) => to === address && !taken);
        if (found) {
          found.taken = true;
          return found.mail;
        }
        await once(arrivals, 'mail');
      }
    },
    countFor: (address) => mails.filter(({ to }) => to === address).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
