import type { Generated } from 'kysely';

export interface LooksTable {
  /** Of the organisation, Traip or competition that looks so. */
  id: string;
  organisationId: string;
  /** Of a competition: it goes with it. */
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
