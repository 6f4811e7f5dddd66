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
    summary: 'Create an organisation; the creator becomes its super admin',
    access: signedIn,
    body: NewOrganisation,
    status: 201,
    reply: Organisation,
    errors: ['CODE_TAKEN', 'CODE_RESERVED', 'TOO_MANY_REQUESTS'],
  }),
  get: call({
    method: 'GET',
    path: '/org/{id}',
    summary: 'Get an organisation, with the caller’s role and permissions',
    access: mayIn('organisation.see', { organisation: 'params.id' }),
    params: byId,
    reply: Organisation,
    errors: [],
  }),
  update: call({
    method: 'PUT',
    path: '/org/{id}',
    summary: 'Update an organisation’s general details; omitted fields are kept, null clears a field',
    access: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    body: OrganisationChange,
    reply: Organisation,
    errors: ['SECOND_FACTOR_FIRST', 'STALE_VERSION'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/org/{id}',
    summary: 'Close an organisation with no competitions in progress',
    access: mayIn('organisation.delete', { organisation: 'params.id' }),
    stepUp: 'second-factor',
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['ORGANISATION_IN_USE'],
  }),
  setAvatar: call({
    method: 'PUT',
    path: '/org/{id}/avatar',
    summary: 'Upload an organisation’s crest',
    access: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    upload: picture,
    reply: PictureStored,
    errors: pictureErrors,
  }),
  removeAvatar: call({
    method: 'DELETE',
    path: '/org/{id}/avatar',
    summary: 'Remove an organisation’s crest',
    access: mayIn('organisation.edit', { organisation: 'params.id' }),
    params: byId,
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  contactInformation: call({
    method: 'GET',
    path: '/org/contact-information/{organizationId}',
    summary: 'Get an organisation’s contact details',
    access: mayIn('organisation.see', { organisation: 'params.organizationId' }),
    params: byOrganisation,
    reply: ContactInformation,
    errors: [],
  }),
  saveContactInformation: call({
    method: 'POST',
    path: '/org/contact-information/{organizationId}',
    summary: 'Update an organisation’s contact details',
    access: mayIn('organisation.edit', { organisation: 'params.organizationId' }),
    params: byOrganisation,
    body: ContactInformationChange,
    reply: ContactInformation,
    errors: [],
  }),
  fiscalData: call({
    method: 'GET',
    path: '/org/fiscal-data/{organizationId}',
    summary: 'Get an organisation’s tax details',
    access: mayIn('fiscalData.see', { organisation: 'params.organizationId' }),
    isSensitive: true,
    params: byOrganisation,
    reply: FiscalData,
    errors: ['FISCAL_DATA_FORBIDDEN'],
  }),
  saveFiscalData: call({
    method: 'POST',
    path: '/org/fiscal-data/{organizationId}',
    summary: 'Update an organisation’s tax details',
    access: mayIn('fiscalData.see', { organisation: 'params.organizationId' }),
    stepUp: 'second-factor',
    params: byOrganisation,
    body: FiscalDataChange,
    reply: FiscalData,
    errors: ['FISCAL_DATA_FORBIDDEN'],
  }),
};
