import { type familyCalls, refuse } from '@traip/contract';
import { setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { isPhotoForbidden, setPhotoKey } from '../squad/queries.ts';
import { findChild } from './queries.ts';

/** Approved licences are checked again, as when the team changes the photograph. */
export const setChildPhoto =
  (peopleChanged: PeopleChanged): Handler<typeof familyCalls.setPhoto> =>
  async (context, { params: { personId }, file }) => {
    const { db, caller, now } = context;
    const child = await findChild(db, caller.userId, personId);
    if (!child) return refuse('NOT_FOUND');
    if (child.userCode !== null) return refuse('PERSON_HAS_ACCOUNT');
    if (await isPhotoForbidden(db, personId)) return refuse('PHOTO_NOT_ALLOWED');
    return setPicture(context, file, async (trx, key) => {
      const before = await setPhotoKey(trx, personId, key);
      await peopleChanged(trx, new Map([[personId, ['PHOTO']]]), { by: caller.userId, at: now() });
      return before;
    });
  };
