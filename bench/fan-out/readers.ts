import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The task of one process of readers. */
export interface Crowd {
  readonly port: number;
  readonly path: string;
  readonly readers: number;
  /** Gives each crowd different networks. */
  readonly number: number;
}

/** When each reader received a goal, in nanoseconds on the clock shared by all processes. */
export type Moments = readonly string[];

const atOnce = 50;
const perNetwork = 500;
const goal = Buffer.from('event: EVENT_REGISTERED');

/** One process with thousands of connections, as cheap as possible so as not to distort the measurement. */
async function gather({ port, path, readers, number }: Crowd): Promise<void> {
  let received: string[] = [];
  const onGoal = () => {
    received.push(String(process.hrtime.bigint()));
    if (received.length < readers) return;
    process.send?.(received);
    received = [];
  };
  for (let done = 0; done < readers; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, readers - done) }, (_, index) =>
      open(port, path, networkOf(number, done + index), onGoal),
    );
    await Promise.all(some);
  }
  process.send?.('open');
}

/** As a proxy would forward it: many readers from many networks. */
function networkOf(crowd: number, reader: number): string {
  return `10.${crowd}.${Math.floor(reader / perNetwork)}.1`;
}

async function open(port: number, path: string, from: string, onGoal: () => void): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  await untilReady(socket);
  // A message is far smaller than one read from the kernel: it arrives whole.
  socket.on('data', (chunk: Buffer) => {
    if (chunk.includes(goal)) onGoal();
  });
  socket.on('close', () => {
    throw new Error('A reader was cut off.');
  });
}

function untilReady(socket: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let received = '';
  const listen = (chunk: Buffer) => {
    received += chunk;
    if (received.includes('event: ready')) {
      socket.off('data', listen);
      resolve();
    } else if (!received.startsWith('HTTP/1.1 200')) reject(new Error(received.slice(0, 300)));
  };
  socket.on('data', listen);
  return promise;
}

process.once('message', (crowd) => void gather(crowd as Crowd));
