import { abilitiesOf, type Organisation, type OrganisationRole, type Read } from '@traip/contract';
import { fileUrl } from '../../platform/files/files.ts';
import type { OrganisationRow } from './queries.ts';

/** An organisation as its members see it. */
export function organisationReply(row: OrganisationRow, role: OrganisationRole): Read<typeof Organisation> {
  const {
    id,
    orgCode,
    name,
    type,
    bio,
    description,
    website,
    onlyAssignedReferees,
    requiresSecondFactor,
    version,
  } = row;
  return {
    id,
    orgCode,
    name,
    type,
    bio,
    description,
    website,
    onlyAssignedReferees,
    requiresSecondFactor,
    version,
    avatarUrl: fileUrl(row.avatarKey),
    role,
    abilities: abilitiesOf(role),
  };
}
