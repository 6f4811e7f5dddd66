import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../load.ts';

/** Tells the bench where to ask. */
export function report(server: Server, target: Omit<Target, 'port'>): void {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, ...target });
}
