import type { Trx } from '../../../platform/db/schema.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services/services.ts';
import { restorableSince } from '../restorable.ts';
import { removeStrayPeople } from '../strays/remove-strays.ts';
import {
  listTeamsToRemove,
  listTraipsToRemove,
  removeCompetitions,
  removeLooks,
  removeTeam,
  removeTraip,
} from './queries.ts';

/** Every night, removes items that can no longer be restored; deletes their pictures after the commit. */
export function removalWorker({ db, files, now }: RemovalServices): Worker<'remove-deleted'> {
  return async () => {
    const at = now();
    const before = restorableSince(at);
    const pictures = await db.transaction().execute(async (trx) => {
      return [
        ...(await removeCompetitions(trx, before)),
        ...(await removeTraips(trx, before, at)),
        ...(await removeTeams(trx, before, at)),
        ...(await removeStrayPeople(trx, { before, at })),
      ];
    });
    for (const key of pictures) await files.delete(key);
  };
}

type RemovalServices = Pick<Services, 'db' | 'files' | 'now'>;

/** Returns the keys of their pictures. */
async function removeTraips(trx: Trx, before: Date, at: Date): Promise<string[]> {
  const traips = await listTraipsToRemove(trx, before);
  const pictures = traips.flatMap(({ avatarKey }) => avatarKey ?? []);
  for (const { id } of traips) {
    await removeTraip(trx, id, at);
    pictures.push(...(await removeLooks(trx, [id])));
  }
  return pictures;
}

/** A team that has taken part keeps its crest, which old tables show. */
async function removeTeams(trx: Trx, before: Date, at: Date): Promise<string[]> {
  const pictures: string[] = [];
  for (const { id, avatarKey, hasTakenPart } of await listTeamsToRemove(trx, before)) {
    await removeTeam(trx, id, { now: at, avatarKey: hasTakenPart ? avatarKey : null });
    if (avatarKey !== null && !hasTakenPart) pictures.push(avatarKey);
  }
  return pictures;
}
