import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../load.ts';

/** Tells the bench where to ask, and afterwards, whenever it wants to know, how much CPU time this process has used. */
export function report(server: Server, target: Omit<Target, 'port'>): void {
  const { port } = server.address() as AddressInfo;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.({ port, ...target });
}
