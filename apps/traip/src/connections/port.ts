import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';

/** Checked before anything is touched; `listen` checks again in case another program was faster. */
export async function requireFreePort({ PORT, HOST }: Config): Promise<void> {
  const probe = createProbe().listen(PORT, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, PORT, HOST);
  }
  probe.close();
  await once(probe, 'close');
}

export function listenError(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights than you have. Choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartupError(`HOST ${host} is not an address of this machine.`);
  return error;
}
