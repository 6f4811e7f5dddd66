import { z } from 'zod';
import { call } from '../call.ts';
import { type Access, mayIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { LookChange, LookPicture, LookSettings } from '../shapes/look.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';

const byId = z.object({ id: Id });
const onePicture = z.object({ id: Id, picture: LookPicture });

/** People who can edit something can change its look. */
function lookCallsOf<const W extends Access>(root: string, access: W, of: string) {
  return {
    get: call({
      method: 'GET',
      path: `/${root}/look`,
      summary: `Get the colours, cover and sponsors of ${of}, chosen and inherited`,
      access,
      params: byId,
      reply: LookSettings,
      errors: [],
    }),
    save: call({
      method: 'PUT',
      path: `/${root}/look`,
      summary: `Set the colours and sponsors of ${of}; null is inherited`,
      access,
      params: byId,
      body: LookChange,
      reply: LookSettings,
      errors: ['SPONSOR_UNKNOWN'],
    }),
    setPicture: call({
      method: 'PUT',
      path: `/${root}/look/{picture}`,
      summary: `Upload the logo or cover of ${of}, or the logo of a sponsor`,
      access,
      params: onePicture,
      upload: picture,
      reply: PictureStored,
      errors: [...pictureErrors, 'SPONSOR_UNKNOWN'],
    }),
    removePicture: call({
      method: 'DELETE',
      path: `/${root}/look/{picture}`,
      summary: `Remove the logo or cover of ${of}, or the logo of a sponsor`,
      access,
      params: onePicture,
      reply: z.object({ removed: z.literal(true) }),
      errors: ['SPONSOR_UNKNOWN'],
    }),
  };
}

const organisation = lookCallsOf(
  'org/{id}',
  mayIn('organisation.edit', { organisation: 'params.id' }),
  'an organisation',
);
const traip = lookCallsOf('traips/{id}', mayIn('traips.manage', { traip: 'params.id' }), 'a Traip');
const competition = lookCallsOf(
  'traips-competition/{id}',
  mayIn('competitions.manage', { competition: 'params.id' }),
  'a competition',
);

/** Logo, colours, cover and sponsors of organisations, Traips and competitions. */
export const lookCalls = {
  ofOrganisation: organisation.get,
  saveOfOrganisation: organisation.save,
  setPictureOfOrganisation: organisation.setPicture,
  removePictureOfOrganisation: organisation.removePicture,
  ofTraip: traip.get,
  saveOfTraip: traip.save,
  setPictureOfTraip: traip.setPicture,
  removePictureOfTraip: traip.removePicture,
  ofCompetition: competition.get,
  saveOfCompetition: competition.save,
  setPictureOfCompetition: competition.setPicture,
  removePictureOfCompetition: competition.removePicture,
};
