import type { OrganisationInBrief, Read, TeamInBrief } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import { fileUrl } from '../../platform/files/files.ts';

interface TeamFacts {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly sportKey: SportKey | null;
  readonly competitorKind: CompetitorKind;
  readonly avatarKey: string | null;
}

export function teamInBrief({
  id,
  name,
  code,
  sportKey,
  competitorKind,
  avatarKey,
}: TeamFacts): Read<typeof TeamInBrief> {
  return { id, name, code, sportKey, competitorKind, avatarUrl: fileUrl(avatarKey) };
}

interface OrganisationFacts {
  readonly organisationId: string | null;
  readonly orgCode: string | null;
  readonly organisationName: string | null;
  readonly organisationAvatarKey: string | null;
}

/** The organisation joined to a team; a team need not have one. */
export function organisationInBrief(facts: OrganisationFacts): Read<typeof OrganisationInBrief> | null {
  const { organisationId: id, orgCode, organisationName: name } = facts;
  if (id === null || orgCode === null || name === null) return null;
  return { id, orgCode, name, avatarUrl: fileUrl(facts.organisationAvatarKey) };
}
