import { refuse, type squadCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { PeopleChanged } from './people-changed.ts';
import { isPhotoForbidden, listSquad, setPhotoKey } from './queries.ts';
import { isAnsweredForBy } from './squad-person.ts';

type Photo = typeof squadCalls.setPhoto | typeof squadCalls.removePhoto;
type PhotoContext = Parameters<Handler<Photo>>[0];

export const setPhoto =
  (peopleChanged: PeopleChanged): Handler<typeof squadCalls.setPhoto> =>
  async (context, { params: { personId }, file }) =>
    (await photoRefusal(context, personId)) ??
    (await forbidden(context, personId)) ??
    setPicture(context, file, (trx, key) => swapPhoto(trx, context, { personId, key, peopleChanged }));

export const removePhoto =
  (peopleChanged: PeopleChanged): Handler<typeof squadCalls.removePhoto> =>
  async (context, { params: { personId } }) =>
    (await photoRefusal(context, personId)) ??
    removePicture(context, (trx, key) => swapPhoto(trx, context, { personId, key, peopleChanged }));

async function photoRefusal({ db, scope }: PhotoContext, personId: string) {
  const row = (await listSquad(db, scope.teamId)).find(({ id }) => id === personId);
  if (!row) return refuse('NOT_A_TEAM_MEMBER');
  if (row.userCode !== null) return refuse('PERSON_HAS_ACCOUNT');
  return isAnsweredForBy(scope, row) ? undefined : refuse('FORBIDDEN');
}

/** A consent on paper may forbid it. */
async function forbidden({ db }: PhotoContext, personId: string) {
  return (await isPhotoForbidden(db, personId)) ? refuse('PHOTO_NOT_ALLOWED') : undefined;
}

interface PhotoSwap {
  readonly personId: string;
  readonly key: string | null;
  readonly peopleChanged: PeopleChanged;
}

async function swapPhoto(
  trx: Parameters<typeof setPhotoKey>[0],
  context: PhotoContext,
  { personId, key, peopleChanged }: PhotoSwap,
): Promise<string | null> {
  const before = await setPhotoKey(trx, personId, key);
  const cause = { by: context.scope.userId, at: context.now() };
  await peopleChanged(trx, new Map([[personId, ['PHOTO']]]), cause);
  await logAction(trx, context, {
    subjectKind: 'TEAM',
    subjectId: context.scope.teamId,
    action: key === null ? 'PHOTO_REMOVED' : 'PHOTO_SET',
    details: { count: 1 },
  });
  return before;
}
