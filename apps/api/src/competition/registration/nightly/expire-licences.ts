import { moveLicence } from '@traip/engine/registration';
import { notifyLicencesDecided } from '../../../notification/notify/licence/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { logLicences } from '../decision/log-licences.ts';
import { type LicenceRecord, saveLicences } from '../licences/queries.ts';
import { listExpired } from './queries.ts';

/** Expires licences after their last day; logs it and notifies the club once. */
export async function expireLicences(db: Database, at: Date): Promise<void> {
  const on = dayInMadrid(at);
  const cause = { by: null, at };
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const expired = (await listExpired(trx, on)).flatMap(({ rules, ...licence }): LicenceRecord[] => {
        const moved = moveLicence(licence, { action: 'expire', by: 'CLOCK', on }, rules ?? {});
        return 'breach' in moved ? [] : [moved];
      });
      await saveLicences(trx, expired);
      await logLicences(trx, expired, { action: 'LICENCES_EXPIRED', ...cause });
      for (const [competitionId, licences] of Map.groupBy(expired, (licence) => licence.competitionId)) {
        const teams = [...Map.groupBy(licences, ({ teamId }) => teamId)].map(([teamId, own]) => ({
          teamId,
          count: own.length,
        }));
        await notifyLicencesDecided(trx, { competitionId, action: 'expire', reason: null, teams, ...cause });
      }
      return expired.length;
    });
    if (count === 0) return;
  }
}
