import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { contactInformation } from './contact-information.ts';
import { createOrganisation } from './create-organisation.ts';
import { deleteOrganisation } from './delete-organisation.ts';
import { fiscalData } from './fiscal-data.ts';
import { getOrganisation } from './get-organisation.ts';
import { saveContactInformation } from './save-contact-information.ts';
import { saveFiscalData } from './save-fiscal-data.ts';
import { updateOrganisation } from './update-organisation.ts';

export const organisationHandlers: Handlers<typeof contract>['organisation'] = {
  create: createOrganisation,
  get: getOrganisation,
  update: updateOrganisation,
  delete: deleteOrganisation,
  setAvatar,
  removeAvatar,
  contactInformation,
  saveContactInformation,
  fiscalData,
  saveFiscalData,
};
