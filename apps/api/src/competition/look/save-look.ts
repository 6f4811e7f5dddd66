import { isRefusal, type LookChange, type Read, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import { deletePicture } from '../../platform/files/change-picture.ts';
import { auditSubject } from './audit-subject.ts';
import type { LookContext, OfOne } from './look-call.ts';
import { lookSettings } from './look-reply.ts';
import { type LookKind, listSponsors, lockLook, replaceSponsors, saveLook as save } from './queries.ts';

interface SaveInput extends OfOne {
  readonly body: Read<typeof LookChange>;
}

/** Replaces the whole look; the last one who saves wins. */
export const saveLook =
  (kind: LookKind) =>
  async (context: LookContext, { params: { id }, body: { sponsors, ...look } }: SaveInput) => {
    const { scope } = context;
    const outcome = await withTransaction(context.db, async (trx) => {
      await lockLook(trx, scope, { kind, id });
      const before = await listSponsors(trx, [id]);
      const unknown = sponsors.findIndex(
        (sponsor) => sponsor.id !== undefined && !before.some((known) => known.id === sponsor.id),
      );
      if (unknown >= 0) return refuse('SPONSOR_UNKNOWN', { field: `sponsors.${unknown}.id` });
      await save(trx, id, look);
      await replaceSponsors(trx, { organisationId: scope.organisationId, lookId: id }, sponsors);
      await logAction(trx, context, { ...auditSubject(kind, id), action: 'LOOK_SAVED' });
      const left = new Set(sponsors.map((sponsor) => sponsor.id));
      return {
        reply: await lookSettings(trx, kind, id),
        unused: before.filter((sponsor) => !left.has(sponsor.id)).map(({ avatarKey }) => avatarKey),
      };
    });
    if (isRefusal(outcome)) return outcome;
    for (const key of outcome.unused) await deletePicture(context, key);
    return outcome.reply;
  };
