import { Agent, request } from 'node:http';

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
}

interface Load {
  readonly requests: number;
  readonly atOnce: number;
}

/** Sends the requests, a few at once, over keep-alive connections. Every response must be a 200. */
export async function load(target: Target, { requests, atOnce }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = requests;
  const worker = async () => {
    while (left-- > 0) await send(agent, target);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
}

function send(agent: Agent, target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', ...target }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${target.path} answered ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
