import type {
  ConsentPurpose,
  ConsentWay,
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
 * Somebody who plays, coaches or cares for a child. The person of an account has its id; name, birthday and picture are
 * then the account's.
 */
export interface PersonsTable {
  id: string;
  firstName: string | null;
  surnames: string | null;
  /** What everybody calls them, instead of the name. */
  knownAs: Generated<string | null>;
  /** Text like 2001-02-28: a birthday has no time zone. */
  birthday: string | null;
  gender: PersonGender | null;
  nationality: CountryCode | null;
  /** Of identity, in capitals and without separators. */
  document: string | null;
  email: string | null;
  phone: string | null;
  photoKey: string | null;
  /** Null: nobody decided. */
  showsPhoto: boolean | null;
  /** Null: nobody decided; it follows the age. */
  publicName: PublicName | null;
  /** Name without accents or case, for searching. */
  searchText: Generated<string>;
  version: Generated<number>;
  createdAt: Date;
  deletedAt: Date | null;
}

/** Who answers for somebody without an account: the team or the organisation that entered them. */
export interface PersonEntriesTable {
  personId: string;
  teamId: string | null;
  organisationId: string | null;
  enteredBy: string;
  enteredAt: Date;
  /** When the organisation took them off its list; null: they are on it. */
  removedAt: Generated<Date | null>;
}

/** Somebody says that a person is them, but name or birthday differ: the team decides. */
export interface ClaimsTable {
  id: string;
  personId: string;
  teamId: string;
  userId: string;
  /** To a guardian of the person; null: they say to be the person. */
  relation: GuardianRelation | null;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  claimedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Two entries of one human that became one, with what it takes to part them again. */
export interface PersonMergesTable {
  id: string;
  keptId: string;
  mergedId: string;
  moved: JSONColumnType<MovedFacts>;
  mergedBy: string;
  mergedAt: Date;
  undoneAt: Date | null;
}

/** Two who look like one human and are not; in the order of their ids. */
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
  /** Of older merges not known. */
  readonly isDelegate?: boolean;
  /** Both were in the team: this stay went up in the other one, of which this is how it was. */
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

/** The rows that were about the merged person, by what identifies them. */
export interface MovedFacts {
  readonly memberships: readonly MovedMembership[];
  readonly lineups: readonly string[];
  readonly substitutions: readonly string[];
  readonly events: readonly string[];
  readonly assists: readonly string[];
  readonly suspensions: readonly string[];
  readonly mvps: readonly string[];
  readonly licences: readonly string[];
  /** Matches in whose rubbers they play; absent in merges from before there were ties. */
  readonly rubbers?: readonly string[];
  /** Absent in merges from before there were races. */
  readonly races?: readonly string[];
  /** Absent in merges from before there were documents. */
  readonly documents?: readonly string[];
  /** The matches before which their licence was checked. */
  readonly checks?: readonly string[];
  /** The matches about which they said whether they come. Absent in older merges. */
  readonly attendances?: readonly string[];
  /** The Traips in whose rankings they start, where they look for a partner, and matches of pairs that they left. */
  readonly rankingStarts?: readonly string[];
  readonly partnerSearches?: readonly string[];
  readonly pairMatches?: readonly string[];
  /** Of relays, by their entries. */
  readonly relays?: readonly string[];
  readonly earlierMarks?: readonly string[];
  /** Of two licences for one team: the one that no longer counts, as it was. Older merges have none. */
  readonly replaced?: readonly ReplacedLicence[];
  readonly notifications: readonly string[];
  /** Of merges from before these moved too, nothing. */
  readonly consents?: readonly string[];
  /** The sheets behind consents on paper. */
  readonly papers?: readonly string[];
  /** The accounts and devices that follow them. */
  readonly follows?: readonly string[];
  /** The accounts of those who answer for them. */
  readonly guardians?: readonly string[];
  /** What the kept one did not have and got from the other. */
  readonly completed: readonly ('gender' | 'nationality' | 'document' | 'phone' | 'birthday' | 'knownAs')[];
}

/** Who answers for a child. */
export interface GuardiansTable {
  childId: string;
  userId: string;
  relation: GuardianRelation;
  since: Date;
  endedAt: Date | null;
  /** It ended because the child did: what the guardian gave stays. */
  cameOfAge: Generated<boolean>;
}

/** When a team asked the guardians of somebody to decide. */
export interface GuardianRequestsTable {
  childId: string;
  firstAt: Date;
  lastAt: Date;
}

/** Who was told that somebody comes of age: each only once. */
export interface BirthdayNoticesTable {
  personId: string;
  about: 'CONSENT_AGE' | 'MAJORITY_SOON' | 'MAJORITY';
  toldAt: Date;
}

/** What was decided about the data of a person. The latest of each guardian counts; none is ever changed. */
export interface ConsentsTable {
  id: string;
  personId: string;
  purpose: ConsentPurpose;
  choice: 'YES' | 'NO' | PublicName;
  textVersion: string;
  language: Locale;
  how: ConsentWay;
  /** On paper: whoever recorded it. */
  givenBy: string;
  givenAt: Date;
  /** On paper: whoever signed it, and the sheet. */
  signedBy: string | null;
  paperId: string | null;
}

/** A view: of everybody who answers for a person the latest word about each purpose. */
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
  /** How much of the name everybody sees. */
  publicName: PublicName;
  /** Shown to everybody instead of the name, as far as that is public. */
  knownAs: string | null;
}

/** The names by which somebody is found; which of the two is public is decided by whoever searches. */
export interface PersonNamesTable {
  id: string;
  length: 'FULL' | 'SHORT';
  searchName: string;
}
