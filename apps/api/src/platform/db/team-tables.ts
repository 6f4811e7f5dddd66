import type { Locale, Privacy, TeamRole } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { Generated } from 'kysely';

export interface TeamsTable {
  id: string;
  organisationId: string | null;
  code: string;
  name: string;
  email: string | null;
  description: string | null;
  sportKey: SportKey | null;
  /** A player or a pair is a team of one or two people; the database builds its name from theirs. */
  competitorKind: Generated<CompetitorKind>;
  privacy: Privacy;
  avatarKey: string | null;
  /** Name and code without accents or case; the column `search` is generated from it. */
  searchText: string;
  version: Generated<number>;
  createdAt: Date;
  deletedAt: Date | null;
  deletedBy: string | null;
  /** When it was permanently removed; the row keeps its code taken. */
  removedAt: Date | null;
}

/** One row per stay: a person who left and came back has two. */
export interface TeamMembersTable {
  teamId: string;
  personId: string;
  role: TeamRole;
  shirt: number | null;
  /** Where they play: "Goalkeeper". */
  position: string | null;
  /** A flag, not a role: off the field they do what a captain does. */
  isDelegate: Generated<boolean>;
  joinedAt: Date;
  leftAt: Date | null;
}

/** To an address, or to a person; a PENDING one past its expiry counts as expired. */
export interface TeamInvitationsTable {
  id: string;
  teamId: string;
  email: string | null;
  userId: string | null;
  /** The person it is for, if the team has entered them: accepting it claims their entry. */
  personId: string | null;
  role: Exclude<TeamRole, 'OWNER'>;
  locale: Locale;
  invitedBy: string;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'DELETED';
  createdAt: Date;
  expiresAt: Date;
}

export interface TeamQrsTable {
  id: string;
  teamId: string;
  /** SHA-256 of the token. The token itself is not stored. */
  hash: string;
  /** The one person it is for: using it claims what was entered about them. */
  personId: string | null;
  role: 'MEMBER' | 'STUFF';
  uses: Generated<number>;
  maxUses: number;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}
