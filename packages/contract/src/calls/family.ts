import { z } from 'zod';
import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { Child, ChildChange, ConsentChange, Family, NewChild, OwnConsents } from '../shapes/family.ts';
import { Id } from '../shapes/fields.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';

const one = z.object({ personId: Id });

/** A guardian's children, and the decisions made for them. */
export const familyCalls = {
  get: call({
    method: 'GET',
    path: '/profile/children',
    summary: 'List the caller’s children, with their teams and decisions',
    access: signedIn,
    reply: Family,
    errors: [],
  }),
  add: call({
    method: 'POST',
    path: '/profile/children',
    summary: 'Add a child as their guardian; the guardian must be an adult',
    access: signedIn,
    body: NewChild,
    status: 201,
    reply: Child,
    errors: ['GUARDIAN_NOT_OF_AGE', 'CHILD_OF_AGE', 'TOO_MANY_CHILDREN'],
  }),
  change: call({
    method: 'PUT',
    path: '/profile/children/{personId}',
    summary: 'Update a child’s details; omitted fields are kept',
    access: signedIn,
    params: one,
    body: ChildChange,
    reply: Child,
    errors: ['STALE_VERSION', 'CHILD_OF_AGE'],
  }),
  setPhoto: call({
    method: 'PUT',
    path: '/profile/children/{personId}/photo',
    summary: 'Upload a photo of a child without an account, unless photos aren’t allowed',
    access: signedIn,
    params: one,
    upload: picture,
    reply: PictureStored,
    errors: [...pictureErrors, 'PERSON_HAS_ACCOUNT', 'PHOTO_NOT_ALLOWED'],
  }),
  consent: call({
    method: 'PUT',
    path: '/profile/children/{personId}/consents',
    summary: 'Decide about a child’s data; withdrawn consent ends straight away',
    access: signedIn,
    params: one,
    body: ConsentChange,
    reply: Child,
    errors: [],
  }),
  own: call({
    method: 'GET',
    path: '/profile/consents',
    summary: 'List the caller’s decisions about their own data, with the history',
    access: signedIn,
    reply: OwnConsents,
    errors: [],
  }),
  decideOwn: call({
    method: 'PUT',
    path: '/profile/consents',
    summary: 'Decide about your own data; withdrawn consent ends straight away',
    access: signedIn,
    body: ConsentChange,
    reply: OwnConsents,
    errors: [],
  }),
  leave: call({
    method: 'DELETE',
    path: '/profile/children/{personId}',
    summary: 'Stop being a child’s guardian; a child with no guardian and no team is deleted',
    access: signedIn,
    params: one,
    reply: z.object({ left: z.literal(true) }),
    errors: [],
  }),
};
