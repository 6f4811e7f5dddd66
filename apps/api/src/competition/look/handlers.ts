import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import type { LookContext, OfOne } from './look-call.ts';
import { removePicture, setPicture } from './look-picture.ts';
import { lookSettings } from './look-reply.ts';
import type { LookKind } from './queries.ts';
import { saveLook } from './save-look.ts';

const getLook =
  (kind: LookKind) =>
  ({ db }: LookContext, { params }: OfOne) =>
    lookSettings(db, kind, params.id);

export const lookHandlers: Handlers<typeof contract>['look'] = {
  ofOrganisation: getLook('organisation'),
  saveOfOrganisation: saveLook('organisation'),
  setPictureOfOrganisation: setPicture('organisation'),
  removePictureOfOrganisation: removePicture('organisation'),
  ofTraip: getLook('traip'),
  saveOfTraip: saveLook('traip'),
  setPictureOfTraip: setPicture('traip'),
  removePictureOfTraip: removePicture('traip'),
  ofCompetition: getLook('competition'),
  saveOfCompetition: saveLook('competition'),
  setPictureOfCompetition: setPicture('competition'),
  removePictureOfCompetition: removePicture('competition'),
};
