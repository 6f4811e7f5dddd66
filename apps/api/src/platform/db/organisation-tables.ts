import type {
  CountryCode,
  Locale,
  OrganisationRole,
  OrganisationType,
  TaxIdentifierType,
} from '@traip/contract';
import type { Generated } from 'kysely';

export interface OrganisationsTable {
  id: string;
  orgCode: string;
  name: string;
  createdAt: Date;
  type: Generated<OrganisationType>;
  bio: string | null;
  description: string | null;
  website: string | null;
  avatarKey: string | null;
  onlyAssignedReferees: Generated<boolean>;
  requiresSecondFactor: Generated<boolean>;
  version: Generated<number>;
  deletedAt: Date | null;
}

export interface OrganisationMembersTable {
  id: Generated<string>;
  organisationId: string;
  userId: string;
  role: OrganisationRole;
  createdAt: Date;
}

export interface OrganisationContactsTable {
  organisationId: string;
  email: string;
  phone: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: CountryCode | null;
}

export interface OrganisationFiscalDataTable {
  organisationId: string;
  fiscalId: string;
  fiscalAddress: string;
  registeredName: string;
  registrationNumbers: string[];
}

export interface OrganisationTaxIdentifiersTable {
  organisationId: string;
  place: number;
  type: TaxIdentifierType;
  issuingCountry: CountryCode;
  value: string;
}

/** A PENDING one past its expiry counts as expired, without being updated. */
export interface OrganisationInvitationsTable {
  id: string;
  organisationId: string;
  email: string;
  /** Set when invited by user code, because the inviter does not learn the address. */
  userId: string | null;
  role: OrganisationRole;
  locale: Locale;
  invitedBy: string;
  status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'DELETED';
  createdAt: Date;
  expiresAt: Date;
}
