import type { DocumentKind, Gender, IsoDate, PersonId, TeamId } from './rules.ts';

export interface HeldDocument {
  readonly kind: DocumentKind;
  readonly issuedOn?: IsoDate | null;
  /** The last day of validity. */
  readonly validUntil?: IsoDate | null;
}

/** The latest decision of one person about a participation. */
export interface Consent {
  readonly by: 'SELF' | 'GUARDIAN';
  readonly isGiven: boolean;
}

/** What the checks of a lineup or squad need to know about a player. Null: unknown. */
export interface PlayerFacts {
  readonly id: PersonId;
  readonly birthday: IsoDate | null;
  readonly gender: Gender | null;
  /** A country's two letters. */
  readonly nationality: string | null;
  readonly shirt: number | null;
}

/**
 * What is known about a person. Absent facts, such as documents at a desk, are undisclosed and not checked.
 */
export interface PersonFacts extends PlayerFacts {
  readonly hasPhoto?: boolean;
  readonly documents?: readonly HeldDocument[];
  readonly consents?: readonly Consent[];
  /** The teams of the competition whose lineups included the person. */
  readonly playedFor?: readonly TeamId[];
}
