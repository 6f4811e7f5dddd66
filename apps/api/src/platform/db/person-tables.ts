import type {
  ConsentMethod,
  ConsentPurpose,
  CountryCode,
  GuardianRelation,
  Locale,
  PersonGender,
  PublicName,
  TeamRole,
} from '@traip/contract';
import type { LicenceState } from '@traip/engine/registration';
import type { Generated, JSONColumnType } from 'kysely';

/**
 * Someone who plays, coaches or cares for a child. The person of an account has its id, and then name,
 * birthday and picture are the account's.
 */
export interface PersonsTable {
  id: string;
  firstName: string | null;
  surnames: string | null;
  /** A nickname, shown instead of the name. */
  knownAs: Generated<string | null>;
  /** Text like 2001-02-28: a birthday has no time zone. */
  birthday: string | null;
  gender: PersonGender | null;
  nationality: CountryCode | null;
  /** Number of the identity document, in capitals and without separators. */
  document: string | null;
  email: string | null;
  phone: string | null;
  photoKey: string | null;
  /** Null: not decided. */
  showsPhoto: boolean | null;
  /** Null: not decided; it follows the age. */
  publicName: PublicName | null;
  /** Name without accents or case, for searching. */
  searchText: Generated<string>;
  version: Generated<number>;
  createdAt: Date;
  deletedAt: Date | null;
}

/** The team or organisation that entered a person without an account and is responsible for them. */
export interface PersonEntriesTable {
  personId: string;
  teamId: string | null;
  organisationId: string | null;
  enteredBy: string;
  enteredAt: Date;
  /** When the organisation took them off its list; null: they are on it. */
  removedAt: Generated<Date | null>;
}

/** A user claims to be a person, but name or birthday differ: the team decides. */
export interface ClaimsTable {
  id: string;
  personId: string;
  teamId: string;
  userId: string;
  /** The user claims to be a guardian of the person; null: to be the person. */
  relation: GuardianRelation | null;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  claimedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Two entries of the same person that became one, with what is needed to separate them again. */
export interface PersonMergesTable {
  id: string;
  keptId: string;
  mergedId: string;
  moved: JSONColumnType<MovedFacts>;
  mergedBy: string;
  mergedAt: Date;
  undoneAt: Date | null;
}

/** Two similar entries of different people, in the order of their ids. */
export interface DifferentPeopleTable {
  oneId: string;
  otherId: string;
  judgedBy: string;
  judgedAt: Date;
}

interface MovedMembership {
  readonly teamId: string;
  readonly joinedAt: string;
  readonly leftAt: string | null;
  readonly role: TeamRole;
  readonly shirt: number | null;
  readonly position: string | null;
  /** Unknown in older merges. */
  readonly isDelegate?: boolean;
  /** Both were in the team: this stay was absorbed by the other one, which was like this before. */
  readonly twin: {
    readonly shirt: number | null;
    readonly position: string | null;
    readonly isDelegate?: boolean;
  } | null;
}

interface ReplacedLicence {
  readonly id: string;
  readonly state: LicenceState;
  readonly reason: string | null;
}

/** The rows that referred to the merged person, by their keys. */
export interface MovedFacts {
  readonly memberships: readonly MovedMembership[];
  readonly lineups: readonly string[];
  readonly substitutions: readonly string[];
  readonly events: readonly string[];
  readonly assists: readonly string[];
  readonly suspensions: readonly string[];
  readonly mvps: readonly string[];
  readonly licences: readonly string[];
  /** Matches in whose rubbers they play; absent in merges older than ties. */
  readonly rubbers?: readonly string[];
  /** Absent in merges older than races. */
  readonly races?: readonly string[];
  /** Absent in merges older than documents. */
  readonly documents?: readonly string[];
  /** The matches before which their licence was checked. */
  readonly checks?: readonly string[];
  /** The matches whose attendance they answered. Absent in older merges. */
  readonly attendances?: readonly string[];
  /** Traips in whose rankings they start, competitions where they seek a partner, matches of former pairs. */
  readonly rankingStarts?: readonly string[];
  readonly partnerSearches?: readonly string[];
  readonly pairMatches?: readonly string[];
  /** Relays, by their entries. */
  readonly relays?: readonly string[];
  readonly earlierMarks?: readonly string[];
  /** Of two licences for one team: the one that no longer counts, as it was. Absent in older merges. */
  readonly replaced?: readonly ReplacedLicence[];
  readonly notifications: readonly string[];
  /** Absent in merges that did not move these yet. */
  readonly consents?: readonly string[];
  /** The forms behind consents on paper. */
  readonly papers?: readonly string[];
  /** The accounts and devices that follow them. */
  readonly follows?: readonly string[];
  /** The accounts of their guardians. */
  readonly guardians?: readonly string[];
  /** What the kept entry lacked and got from the other. */
  readonly completed: readonly ('gender' | 'nationality' | 'document' | 'phone' | 'birthday' | 'knownAs')[];
}

/** The guardians of a child. */
export interface GuardiansTable {
  childId: string;
  userId: string;
  relation: GuardianRelation;
  since: Date;
  endedAt: Date | null;
  /** It ended because the child came of age: what the guardian consented to stays. */
  cameOfAge: Generated<boolean>;
}

/** When a team asked a person's guardians to decide. */
export interface GuardianRequestsTable {
  childId: string;
  firstAt: Date;
  lastAt: Date;
}

/** Who was told that someone comes of age: each only once. */
export interface BirthdayNoticesTable {
  personId: string;
  about: 'CONSENT_AGE' | 'MAJORITY_SOON' | 'MAJORITY';
  toldAt: Date;
}

/** Decisions about a person's data. The latest of each guardian counts; none is ever changed. */
export interface ConsentsTable {
  id: string;
  personId: string;
  purpose: ConsentPurpose;
  choice: 'YES' | 'NO' | PublicName;
  textVersion: string;
  language: Locale;
  how: ConsentMethod;
  /** On paper: the person who recorded it. */
  givenBy: string;
  givenAt: Date;
  /** On paper: the person who signed it, and the form. */
  signedBy: string | null;
  paperId: string | null;
}

/** A view: the latest decision about each purpose of everyone responsible for a person. */
export type ConsentsInForceView = Pick<ConsentsTable, 'id' | 'personId' | 'purpose' | 'choice' | 'how'>;

/** A view: people as matches, lineups and statistics see them, with or without an account. */
export interface PlayersView {
  id: string;
  /** Null without an account. */
  userCode: string | null;
  firstName: string;
  surnames: string;
  birthday: string | null;
  avatarKey: string | null;
  searchText: string;
  deletedAt: Date | null;
  /** Whether public lists of people name them at all. */
  isListed: boolean;
  showsPhoto: boolean;
  /** How much of the name is public. */
  publicName: PublicName;
  /** Shown publicly instead of the name, where the name is public. */
  knownAs: string | null;
}

/** The names by which a person can be found; the query decides which of the two is public. */
export interface PersonNamesTable {
  id: string;
  length: 'FULL' | 'SHORT';
  searchName: string;
}
