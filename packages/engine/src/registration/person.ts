import type { DocumentKind, Gender, IsoDate, PersonId, TeamId } from './rules.ts';

export interface HeldDocument {
  readonly kind: DocumentKind;
  readonly issuedOn?: IsoDate | null;
  /** The last day on which it counts. */
  readonly validUntil?: IsoDate | null;
}

/** The latest word of somebody about a person's participation. */
export interface Consent {
  readonly by: 'SELF' | 'GUARDIAN';
  readonly isGiven: boolean;
}

/** What others in a lineup or a squad need to know of a player. Null: nobody has said it. */
export interface PlayerFacts {
  readonly id: PersonId;
  readonly birthday: IsoDate | null;
  readonly gender: Gender | null;
  /** A country's two letters. */
  readonly nationality: string | null;
  readonly shirt: number | null;
}

/** What is known of a person. What is absent is not told here, as documents are not at a desk, and is not judged. */
export interface PersonFacts extends PlayerFacts {
  readonly hasPhoto?: boolean;
  readonly documents?: readonly HeldDocument[];
  readonly consents?: readonly Consent[];
  /** The teams of the competition in whose lineups the person has been. */
  readonly playedFor?: readonly TeamId[];
}
