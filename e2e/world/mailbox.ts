import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it. */
type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
};

type Waiting = { readonly to: string; readonly hand: (mail: Mail) => void };

export type Mailbox = {
  readonly url: string;
  /** The first mail to this address that nobody took yet; waits for it when it is still on its way. */
  readonly take: (to: string) => Promise<Mail>;
  /** How many mails have reached this address so far, taken or not. */
  readonly countFor: (to: string) => number;
  readonly close: () => Promise<void>;
};

const patience = 20_000;

/** A real SMTP server that keeps what it gets. */
export async function startMailbox(): Promise<Mailbox> {
  const kept: Mail[] = [];
  const addresses: string[] = [];
  const waiting: Waiting[] = [];
  const deliver = (mail: Mail) => {
    addresses.push(mail.to);
    const index = waiting.findIndex(({ to }) => to === mail.to);
    if (index === -1) kept.push(mail);
    else waiting.splice(index, 1)[0]?.hand(mail);
  };
  const server = createServer(deliver);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    take: (to) => {
      const index = kept.findIndex((mail) => mail.to === to);
      const [mail] = index === -1 ? [] : kept.splice(index, 1);
      return mail ? Promise.resolve(mail) : waitFor(to, waiting);
    },
    countFor: (to) => addresses.filter((address) => address === to).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function waitFor(to: string, waiting: Waiting[]): Promise<Mail> {
  const { promise, resolve, reject } = Promise.withResolvers<Mail>();
  const giveUp = setTimeout(() => reject(new Error(`No mail reached ${to}`)), patience);
  waiting.push({
    to,
    hand: (mail) => {
      clearTimeout(giveUp);
      resolve(mail);
    },
  });
  return promise;
}

function createServer(deliver: (mail: Mail) => void): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const read = async () => {
        const content = await PostalMime.parse(await text(stream));
        for (const { address } of session.envelope.rcptTo) deliver(mailOf(address, content));
      };
      read().then(() => done(), done);
    },
  });
}

function mailOf(to: string, content: Email): Mail {
  const plain = content.text ?? '';
  const link = /https?:\/\/\S+/.exec(plain)?.[0] ?? '';
  const headers = Object.fromEntries(content.headers.map(({ key, value }) => [key, value]));
  return { to, subject: content.subject ?? '', text: plain, link, headers };
}
