import type { ContactInformation, organisationCalls, Read } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findContact } from './queries.ts';

const emptyContact: Read<typeof ContactInformation> = {
  email: null,
  phone: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
};

export const contactInformation: Handler<typeof organisationCalls.contactInformation> = async ({
  db,
  scope,
}) => (await findContact(db, scope)) ?? emptyContact;
