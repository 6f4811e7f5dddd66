import { z } from 'zod';
import { organisationAbilityNames, organisationRoles } from '../permissions/index.ts';
import { countryCodes } from './countries.ts';
import {
  Code,
  Country,
  Email,
  Id,
  OptionalPhone,
  OptionalWebsite,
  optionalText,
  text,
  textOrNull,
  Version,
  WebsiteOrNull,
} from './fields.ts';
import { Look } from './look.ts';
import { name } from './name.ts';

export const organisationTypes = [
  'COMPANY',
  'SCHOOL',
  'NONPROFIT',
  'GOVERNMENT',
  'SOLE_PROPRIETORSHIP',
  'PARTNERSHIP',
  'CORPORATION',
  'LIMITED_LIABILITY_COMPANY',
  'SPORT_CLUB',
  'ASSOCIATION',
  'FEDERATION',
  'COOPERATIVE',
  'OTHER',
] as const;

export const taxIdentifierTypes = [
  'VAT',
  'EIN',
  'RFC',
  'CUIT',
  'ABN',
  'GST',
  'NIF',
  'CIF',
  'PAN',
  'LEI',
  'OTHER',
] as const;

export type OrganisationType = (typeof organisationTypes)[number];
export type TaxIdentifierType = (typeof taxIdentifierTypes)[number];

export const bioLimit = 160;

const general = {
  name: name(120, 'ORGANISATION_NAME_REQUIRED'),
  type: z.enum(organisationTypes, 'ORGANISATION_TYPE_REQUIRED'),
  bio: optionalText(bioLimit, 'BIO_TOO_LONG'),
  description: optionalText(4000),
  website: OptionalWebsite,
};

/** Without a code, one is derived from the name. */
export const NewOrganisation = z
  .object({ ...general, type: general.type.default('SPORT_CLUB'), orgCode: Code.optional() })
  .meta({ id: 'organizationDto' });

/** Omitted fields are kept; null clears a field. */
export const OrganisationChange = z
  .object({
    ...general,
    bio: textOrNull(bioLimit, 'BIO_TOO_LONG').optional(),
    description: textOrNull(4000).optional(),
    website: WebsiteOrNull.optional(),
    /** If false, a match without assigned referees is open to every referee. */
    onlyAssignedReferees: z.boolean().optional(),
    /** Admins and super-admins can work only with a second factor. */
    requiresSecondFactor: z.boolean().optional(),
    version: Version,
  })
  .meta({ id: 'updateOrganizationDto' });

/** An organisation for its own people, with the caller's permissions. */
export const Organisation = z
  .object({
    id: Id,
    orgCode: z.string(),
    name: z.string(),
    type: z.enum(organisationTypes),
    bio: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    onlyAssignedReferees: z.boolean(),
    requiresSecondFactor: z.boolean(),
    version: z.number(),
    role: z.enum(organisationRoles),
    abilities: z.array(z.enum(organisationAbilityNames)),
  })
  .meta({ id: 'organization' });

/** The public view of an organisation. */
export const PublicOrganisation = z
  .object({
    id: Id,
    orgCode: z.string(),
    name: z.string(),
    type: z.enum(organisationTypes),
    bio: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    look: Look,
    contact: z
      .object({ email: z.string().nullable(), city: z.string().nullable(), country: z.string().nullable() })
      .nullable(),
    teamCount: z.number(),
    /** The number of public competitions, and how many of them are under way. */
    competitionCount: z.number(),
    competitionsUnderWay: z.number(),
  })
  .meta({ id: 'publicOrganization' });

export const ContactInformationChange = z
  .object({
    email: Email,
    phone: OptionalPhone,
    addressLine1: optionalText(200),
    addressLine2: optionalText(200),
    city: optionalText(120),
    state: optionalText(120),
    postalCode: optionalText(20),
    country: Country.nullish().transform((value) => value ?? null),
  })
  .meta({ id: 'contactInformationDto' });

/** All null until filled in. */
export const ContactInformation = z
  .object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    addressLine1: z.string().nullable(),
    addressLine2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.enum(countryCodes).nullable(),
  })
  .meta({ id: 'contactInformation' });

const TaxIdentifier = z
  .object({
    type: z.enum(taxIdentifierTypes, 'TAX_TYPE_REQUIRED'),
    issuingCountry: Country,
    value: text(60, 'TAX_VALUE_REQUIRED'),
  })
  .meta({ id: 'taxIdentifier' });

export const FiscalDataChange = z
  .object({
    fiscalId: text(60, 'FISCAL_ID_REQUIRED'),
    fiscalAddress: text(300, 'FISCAL_ADDRESS_REQUIRED'),
    registeredName: text(200, 'REGISTERED_NAME_REQUIRED'),
    registrationNumbers: z.array(text(60)).max(20).default([]),
    taxIdentifiers: z.array(TaxIdentifier).max(20).default([]),
  })
  .meta({ id: 'fiscalDataDto' });

/** Empty until filled in. */
export const FiscalData = z
  .object({
    fiscalId: z.string().nullable(),
    fiscalAddress: z.string().nullable(),
    registeredName: z.string().nullable(),
    registrationNumbers: z.array(z.string()),
    taxIdentifiers: z.array(
      z.object({
        type: z.enum(taxIdentifierTypes),
        issuingCountry: z.enum(countryCodes),
        value: z.string(),
      }),
    ),
  })
  .meta({ id: 'fiscalData' });
