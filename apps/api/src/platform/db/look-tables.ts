import type { Generated } from 'kysely';

export interface LooksTable {
  /** The organisation, Traip or competition with this look. */
  id: string;
  organisationId: string;
  /** For a competition: it is deleted with it. */
  competitionId: string | null;
  /** Like `#0b7a70`. */
  primaryColor: Generated<string | null>;
  accentColor: Generated<string | null>;
  /** The cover. */
  photoKey: Generated<string | null>;
  photoAlt: Generated<string | null>;
  printsSponsors: Generated<boolean>;
}

export interface SponsorsTable {
  id: string;
  organisationId: string;
  lookId: string;
  place: number;
  name: string;
  website: Generated<string | null>;
  avatarKey: Generated<string | null>;
}
