import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../load.ts';

/** Sends the bench the address of the server. */
export function report(server: Server, target: Omit<Target, 'port'>): void {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, ...target });
}
