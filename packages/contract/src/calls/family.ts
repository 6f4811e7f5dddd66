import { z } from 'zod';
import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { Child, ChildChange, ConsentChange, Family, NewChild, OwnConsents } from '../shapes/family.ts';
import { Id } from '../shapes/fields.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';

const one = z.object({ personId: Id });

/** The children that somebody answers for, and what they decide for them. */
export const familyCalls = {
  get: call({
    method: 'GET',
    path: '/profile/children',
    summary: 'The children of the caller, with their teams and what was decided for them',
    who: signedIn,
    reply: Family,
    errors: [],
  }),
  add: call({
    method: 'POST',
    path: '/profile/children',
    summary: 'Enter a child, as its guardian; the guardian must be of age',
    who: signedIn,
    body: NewChild,
    status: 201,
    reply: Child,
    errors: ['GUARDIAN_NOT_OF_AGE', 'CHILD_OF_AGE', 'TOO_MANY_CHILDREN'],
  }),
  change: call({
    method: 'PUT',
    path: '/profile/children/{personId}',
    summary: 'Change the details of a child; what is left out stays as it is',
    who: signedIn,
    params: one,
    body: ChildChange,
    reply: Child,
    errors: ['STALE_VERSION', 'CHILD_OF_AGE'],
  }),
  setPhoto: call({
    method: 'PUT',
    path: '/profile/children/{personId}/photo',
    summary: 'Give a child without an account a photograph, unless photographs of it are forbidden',
    who: signedIn,
    params: one,
    upload: picture,
    reply: PictureStored,
    errors: [...pictureErrors, 'PERSON_HAS_ACCOUNT', 'PHOTO_NOT_ALLOWED'],
  }),
  consent: call({
    method: 'PUT',
    path: '/profile/children/{personId}/consents',
    summary: 'Decide about the data of a child; what is taken back ends at once',
    who: signedIn,
    params: one,
    body: ConsentChange,
    reply: Child,
    errors: [],
  }),
  own: call({
    method: 'GET',
    path: '/profile/consents',
    summary: 'What the caller decided about their own data, with its history',
    who: signedIn,
    reply: OwnConsents,
    errors: [],
  }),
  decideOwn: call({
    method: 'PUT',
    path: '/profile/consents',
    summary: 'Decide about one’s own data; what is taken back ends at once',
    who: signedIn,
    body: ConsentChange,
    reply: OwnConsents,
    errors: [],
  }),
  leave: call({
    method: 'DELETE',
    path: '/profile/children/{personId}',
    summary: 'No longer be the guardian of a child; a child of nobody and no team is erased',
    who: signedIn,
    params: one,
    reply: z.object({ left: z.literal(true) }),
    errors: [],
  }),
};
