import type { organisationPeopleCalls } from '@traip/contract';
import { refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../../platform/files/change-picture.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import type { PeopleChanged } from '../people-changed.ts';
import { isPhotoForbidden, setPhotoKey } from '../queries.ts';
import { editRefusal } from './own-people.ts';
import { listPeopleByIds } from './queries.ts';

type PhotoContext = Parameters<Handler<typeof organisationPeopleCalls.removePhoto>>[0];

export const setPhoto =
  (peopleChanged: PeopleChanged): Handler<typeof organisationPeopleCalls.setPhoto> =>
  async (context, { params: { personId }, file }) => {
    const refusal = await photoRefusal(context, personId);
    if (refusal) return refusal;
    // A consent on paper may forbid it.
    if (await isPhotoForbidden(context.db, personId)) return refuse('PHOTO_NOT_ALLOWED');
    return setPicture(context, file, (trx, key) => swap(trx, context, { personId, key, peopleChanged }));
  };

export const removePhoto =
  (peopleChanged: PeopleChanged): Handler<typeof organisationPeopleCalls.removePhoto> =>
  async (context, { params: { personId } }) =>
    (await photoRefusal(context, personId)) ??
    removePicture(context, (trx, key) => swap(trx, context, { personId, key, peopleChanged }));

async function photoRefusal({ db, scope }: PhotoContext, personId: string) {
  const [person] = await listPeopleByIds(db, scope, [personId]);
  return editRefusal(person);
}

interface PhotoSwap {
  readonly personId: string;
  readonly key: string | null;
  readonly peopleChanged: PeopleChanged;
}

async function swap(trx: Trx, context: PhotoContext, { personId, key, peopleChanged }: PhotoSwap) {
  const { organisationId, userId } = context.scope;
  const before = await setPhotoKey(trx, personId, key);
  await peopleChanged(trx, new Map([[personId, ['PHOTO']]]), { by: userId, at: context.now() });
  await logAction(trx, context, {
    subjectKind: 'ORGANISATION',
    subjectId: organisationId,
    action: key === null ? 'PHOTO_REMOVED' : 'PHOTO_SET',
    details: { count: 1 },
  });
  return before;
}
