import type { FastifyBaseLogger } from 'fastify';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { expireLicences } from './expire-licences.ts';
import { notifyOfExpiry } from './notify-of-expiry.ts';
import { removeOldDocuments } from './remove-documents.ts';

type NightlyServices = Pick<Services, 'db' | 'files' | 'now'> & { readonly log: FastifyBaseLogger };

/** Every night, expires licences, notifies clubs about upcoming expiries, and deletes old documents. */
export function licenceWorker(services: NightlyServices): Worker<'licences'> {
  return async () => {
    const { db, now } = services;
    await expireLicences(db, now());
    await notifyOfExpiry(db, now());
    await removeOldDocuments(services);
  };
}
