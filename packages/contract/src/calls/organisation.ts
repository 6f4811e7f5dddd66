import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  ContactInformation,
  ContactInformationChange,
  FiscalData,
  FiscalDataChange,
  NewOrganisation,
  Organisation,
  OrganisationChange,
} from '../shapes/organisation.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';

const byId = z.object({ id: Id });
const byOrganisation = z.object({ organizationId: Id });

/** Organisations, as their own people see them. */
export const organisationCalls = {
  create: call({
    method: 'POST',
    path: '/org',
    summary: 'Found an organisation; the founder becomes its super-admin',
    who: signedIn,
    body: NewOrganisation,
    status: 201,
    reply: Organisation,
    errors: ['CODE_TAKEN', 'CODE_RESERVED', 'TOO_MANY_REQUESTS'],
  }),
  get: call({
    method: 'GET',
    path: '/org/{id}',
    summary: 'One organisation, with the role of the caller and what they may do',
    who: mayIn('organisation.see', { organisation: 'params.id' }),
    params: byId,
    reply: Organisation,
    errors: [],
  }),
  update: call({
    method: 'PUT',
    path: '/org/{id}',
    summary: 'Change the general data of an organisation; what is left out stays as it is, null empties it',
    who: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    body: OrganisationChange,
    reply: Organisation,
    errors: ['SECOND_FACTOR_FIRST', 'STALE_VERSION'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/org/{id}',
    summary: 'Close an organisation that runs no competition',
    who: mayIn('organisation.delete', { organisation: 'params.id' }),
    stepUp: 'second-factor',
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['ORGANISATION_IN_USE'],
  }),
  setAvatar: call({
    method: 'PUT',
    path: '/org/{id}/avatar',
    summary: 'Give an organisation its picture',
    who: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    upload: picture,
    reply: PictureStored,
    errors: pictureErrors,
  }),
  removeAvatar: call({
    method: 'DELETE',
    path: '/org/{id}/avatar',
    summary: 'Take the picture of an organisation away',
    who: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  contactInformation: call({
    method: 'GET',
    path: '/org/contact-information/{organizationId}',
    summary: 'How an organisation can be reached',
    who: mayIn('organisation.see', { organisation: 'params.organizationId' }),
    params: byOrganisation,
    reply: ContactInformation,
    errors: [],
  }),
  saveContactInformation: call({
    method: 'POST',
    path: '/org/contact-information/{organizationId}',
    summary: 'Say how an organisation can be reached',
    who: mayIn('organisation.edit', { organisation: 'params.organizationId' }),
    params: byOrganisation,
    body: ContactInformationChange,
    reply: ContactInformation,
    errors: [],
  }),
  fiscalData: call({
    method: 'GET',
    path: '/org/fiscal-data/{organizationId}',
    summary: 'The fiscal data of an organisation',
    who: mayIn('fiscalData.see', { organisation: 'params.organizationId' }),
    isSensitive: true,
    params: byOrganisation,
    reply: FiscalData,
    errors: ['FISCAL_DATA_FORBIDDEN'],
  }),
  saveFiscalData: call({
    method: 'POST',
    path: '/org/fiscal-data/{organizationId}',
    summary: 'Change the fiscal data of an organisation',
    who: mayIn('fiscalData.see', { organisation: 'params.organizationId' }),
    stepUp: 'second-factor',
    params: byOrganisation,
    body: FiscalDataChange,
    reply: FiscalData,
    errors: ['FISCAL_DATA_FORBIDDEN'],
  }),
};
