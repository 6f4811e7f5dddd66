import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** What was answered and what was cut off: after the stop, connections are refused and nothing else fails. */
export class Traffic {
  reads = 0;
  uploads = 0;
  readonly broken: string[] = [];

  /** Whether it was answered; false once the port is closed. */
  async note(label: string, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!isRefusedConnection(error)) this.broken.push(`${label} was cut off: ${reasonOf(error)}`);
      return false;
    }
  }

  /** `fetch` that records responses that are cut off. */
  readonly fetch: typeof fetch = async (target, init) => {
    try {
      return await fetch(target, init);
    } catch (error) {
      if (!isRefusedConnection(error))
        this.broken.push(`${init?.method ?? 'GET'} ${target} was cut off: ${reasonOf(error)}`);
      throw error;
    }
  };
}

/** Reads over one connection, one request after the other. */
export async function readUntilRefused(url: string, traffic: Traffic): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = async () => {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`it was answered with ${response.statusCode}`);
  };
  while (await traffic.note(url, read)) traffic.reads += 1;
  agent.destroy();
}

/** `localhost` has two addresses: their errors come as one. */
function isRefusedConnection(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (cause !== undefined && isRefusedConnection(cause));
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}, ${cause.message}` : message;
}
