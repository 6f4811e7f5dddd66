import type { Generated } from 'kysely';

export interface LooksTable {
  /** Of the organisation, Traip or competition that looks so. */
  id: string;
  organisationId: string;
  /** Of a competition: it goes with it. */
  competitionId: string | null;
  /** Like `#0b7a70`. */
  primaryColor: string | null;
  accentColor: string | null;
  /** The cover. */
  photoKey: string | null;
  photoAlt: string | null;
  printsSponsors: Generated<boolean>;
}

export interface SponsorsTable {
  id: string;
  organisationId: string;
  lookId: string;
  place: number;
  name: string;
  website: string | null;
  avatarKey: string | null;
}
