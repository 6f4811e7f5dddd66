import type { Services } from '../../../platform/services/services.ts';
import { type FoundApp, findApp } from './queries.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The app with this client id, if it works. */
export async function findClient(
  { db }: Pick<Services, 'db'>,
  clientId: string | undefined,
): Promise<FoundApp | undefined> {
  return clientId !== undefined && uuid.test(clientId) ? findApp(db, clientId) : undefined;
}
