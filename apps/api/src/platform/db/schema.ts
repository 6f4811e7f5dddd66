import type {
  CountryCode,
  Locale,
  OAuthProvider,
  OrganisationRole,
  OrganisationType,
  Privacy,
  TaxIdentifierType,
  TeamRole,
} from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { AgendasTable } from './agenda-tables.ts';
import type { AuditChainTable, AuditEntriesTable, AuditHeadsTable } from './audit-tables.ts';
import type {
  CalendarPlansTable,
  ClosedDatesTable,
  FieldsTable,
  TeamVenuesTable,
  VenueOpeningsTable,
  VenuesTable,
} from './calendar-tables.ts';
import type {
  BrokerConfigsTable,
  CategoriesTable,
  CompetitionsTable,
  MatchesTable,
  ParticipationsTable,
  PhaseGroupsTable,
  PhasesTable,
  PhaseTeamsTable,
  PhaseTiesTable,
  SeasonsTable,
  TraipsTable,
} from './competition-tables.ts';
import type {
  AnswersTable,
  ConsentPapersTable,
  DiscardedFilesTable,
  PersonDocumentsTable,
  QuestionsTable,
} from './document-tables.ts';
import type { AgreementsTable, LegalTextsTable } from './legal-tables.ts';
import type { LicenceChecksTable, LicenceKeysTable, LicencesTable, ProtestsTable } from './licence-tables.ts';
import type {
  LineupPlayersTable,
  LineupsTable,
  SuspensionRulingsTable,
  SuspensionsTable,
} from './lineup-tables.ts';
import type {
  LiveChangesTable,
  MatchEventsTable,
  MatchRefereesTable,
  ScorerLinksTable,
} from './match-tables.ts';
import type {
  NotificationPreferencesTable,
  NotificationsTable,
  PushDevicesTable,
  PushKeysTable,
} from './notification-tables.ts';
import type { PageChangesTable } from './page-tables.ts';
import type {
  BirthdayNoticesTable,
  ClaimsTable,
  ConsentsInForceView,
  ConsentsTable,
  DifferentPeopleTable,
  GuardianRequestsTable,
  GuardiansTable,
  PersonEntriesTable,
  PersonMergesTable,
  PersonNamesTable,
  PersonsTable,
  PlayersView,
} from './person-tables.ts';
import type {
  AuthenticatorsTable,
  ChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  StoredPasskey,
} from './second-factor-tables.ts';
import type {
  AdjustmentsTable,
  AwardsTable,
  PhaseByesTable,
  RecordedDrawsTable,
  StandingsTable,
} from './standing-tables.ts';

/** The tables, as the code sees them: camelCase here, snake_case in the database. */
export interface Schema {
  users: UsersTable;
  persons: PersonsTable;
  personEntries: PersonEntriesTable;
  players: PlayersView;
  claims: ClaimsTable;
  guardians: GuardiansTable;
  guardianRequests: GuardianRequestsTable;
  birthdayNotices: BirthdayNoticesTable;
  consents: ConsentsTable;
  consentsInForce: ConsentsInForceView;
  consentPapers: ConsentPapersTable;
  personMerges: PersonMergesTable;
  differentPeople: DifferentPeopleTable;
  personDocuments: PersonDocumentsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  discardedFiles: DiscardedFilesTable;
  personNames: PersonNamesTable;
  userIdentities: UserIdentitiesTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  registrations: RegistrationsTable;
  passkeys: PasskeysTable;
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
  challenges: ChallengesTable;
  legalTexts: LegalTextsTable;
  agreements: AgreementsTable;
  mailTokens: MailTokensTable;
  attempts: AttemptsTable;
  agendas: AgendasTable;
  organisations: OrganisationsTable;
  organisationMembers: OrganisationMembersTable;
  organisationContacts: OrganisationContactsTable;
  organisationFiscalData: OrganisationFiscalDataTable;
  organisationTaxIdentifiers: OrganisationTaxIdentifiersTable;
  organisationInvitations: OrganisationInvitationsTable;
  teams: TeamsTable;
  teamMembers: TeamMembersTable;
  teamInvitations: TeamInvitationsTable;
  teamQrs: TeamQrsTable;
  traips: TraipsTable;
  seasons: SeasonsTable;
  categories: CategoriesTable;
  competitions: CompetitionsTable;
  participations: ParticipationsTable;
  phases: PhasesTable;
  brokerConfigs: BrokerConfigsTable;
  phaseTeams: PhaseTeamsTable;
  phaseGroups: PhaseGroupsTable;
  phaseTies: PhaseTiesTable;
  matches: MatchesTable;
  matchEvents: MatchEventsTable;
  matchReferees: MatchRefereesTable;
  scorerLinks: ScorerLinksTable;
  liveChanges: LiveChangesTable;
  pageChanges: PageChangesTable;
  lineups: LineupsTable;
  lineupPlayers: LineupPlayersTable;
  suspensions: SuspensionsTable;
  suspensionRulings: SuspensionRulingsTable;
  licences: LicencesTable;
  licenceKeys: LicenceKeysTable;
  licenceChecks: LicenceChecksTable;
  protests: ProtestsTable;
  adjustments: AdjustmentsTable;
  standings: StandingsTable;
  recordedDraws: RecordedDrawsTable;
  phaseByes: PhaseByesTable;
  awards: AwardsTable;
  venues: VenuesTable;
  fields: FieldsTable;
  venueOpenings: VenueOpeningsTable;
  closedDates: ClosedDatesTable;
  teamVenues: TeamVenuesTable;
  calendarPlans: CalendarPlansTable;
  auditEntries: AuditEntriesTable;
  auditChain: AuditChainTable;
  auditHeads: AuditHeadsTable;
  notifications: NotificationsTable;
  notificationPreferences: NotificationPreferencesTable;
  pushDevices: PushDevicesTable;
  pushKeys: PushKeysTable;
  mailbox: MailboxTable;
}

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
export type User = Selectable<UsersTable>;

export interface UsersTable {
  id: string;
  email: string;
  userCode: string;
  firstName: string;
  surnames: string;
  /** Text like 2001-02-28: a birthday has no time zone. */
  birthday: string | null;
  favoriteSport: SportKey | null;
  locale: Locale;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  bio: string | null;
  privacy: Generated<Privacy>;
  avatarKey: string | null;
  /** Name and code without accents or case, for searching. */
  searchText: string;
  /** When the account was deleted: names and addresses are erased, the row stays for the records. */
  deletedAt: Date | null;
}

/** An account at a provider that signs in as one of our users. */
interface UserIdentitiesTable {
  provider: OAuthProvider;
  subject: string;
  userId: string;
  createdAt: Date;
}

/** One per login: the family to which every refresh token descended from that login belongs. */
interface SessionsTable {
  id: string;
  userId: string;
  createdAt: Date;
  endedAt: Date | null;
  /** "Firefox", "Android": what the browser says of itself. */
  browser: string | null;
  system: string | null;
  /** Where it was last used. */
  country: string | null;
  address: string | null;
  /** When its owner last proved to be at the screen. */
  confirmedAt: Date | null;
}

interface RefreshTokensTable {
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
}

export type MailTokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'restore-email';

/** Waits for the owner of the address; `userId` is the account that the address gets. */
export interface RegistrationsTable {
  id: string;
  userId: string;
  userCode: string;
  firstName: string;
  surnames: string;
  birthday: string | null;
  favoriteSport: SportKey | null;
  locale: Locale;
  /** Null for who registered with a passkey. */
  passwordHash: string | null;
  passkey: JSONColumnType<StoredPasskey | null, string | null, string | null>;
  privacy: Privacy;
  searchText: string;
  createdAt: Date;
  /** The texts in force when it was made, in its language; null for one from before they had versions. */
  termsVersion: string | null;
  privacyVersion: string | null;
}

interface MailTokensTable {
  hash: string;
  userId: string;
  /** The registration that a verification link belongs to. */
  registrationId: string | null;
  /** The address that an account is to get. */
  email: string | null;
  purpose: MailTokenPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** Attempts at something that can be guessed, in the current window. */
interface AttemptsTable {
  key: string;
  windowStartedAt: Date;
  count: number;
}

export interface OrganisationsTable {
  id: string;
  orgCode: string;
  name: string;
  createdAt: Date;
  type: Generated<OrganisationType>;
  bio: string | null;
  description: string | null;
  website: string | null;
  avatarKey: string | null;
  onlyAssignedReferees: Generated<boolean>;
  requiresSecondFactor: Generated<boolean>;
  version: Generated<number>;
  deletedAt: Date | null;
}

export interface OrganisationMembersTable {
  id: Generated<string>;
  organisationId: string;
  userId: string;
  role: OrganisationRole;
  createdAt: Date;
}

export interface OrganisationContactsTable {
  organisationId: string;
  email: string;
  phone: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: CountryCode | null;
}

interface OrganisationFiscalDataTable {
  organisationId: string;
  fiscalId: string;
  fiscalAddress: string;
  registeredName: string;
  registrationNumbers: string[];
}

interface OrganisationTaxIdentifiersTable {
  organisationId: string;
  place: number;
  type: TaxIdentifierType;
  issuingCountry: CountryCode;
  value: string;
}

/** A PENDING one past its expiry counts as expired, without being updated. */
export interface OrganisationInvitationsTable {
  id: string;
  organisationId: string;
  email: string;
  /** Set when invited by user code: the inviter does not learn the address. */
  userId: string | null;
  role: OrganisationRole;
  locale: Locale;
  invitedBy: string;
  status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'DELETED';
  createdAt: Date;
  expiresAt: Date;
}

export interface TeamsTable {
  id: string;
  organisationId: string | null;
  code: string;
  name: string;
  email: string | null;
  description: string | null;
  sportKey: SportKey | null;
  privacy: Privacy;
  avatarKey: string | null;
  /** Name and code without accents or case; the column `search` is generated from it. */
  searchText: string;
  version: Generated<number>;
  createdAt: Date;
  deletedAt: Date | null;
  deletedBy: string | null;
  /** When it was removed for good; the row keeps its code taken. */
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
  /** A mark, not a role: off the field they do what a captain does. */
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
  /** Whom it is for, when the team has entered them: they claim what was entered. */
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
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  /** The one person whom it is for: they claim what was entered about them. */
  personId: string | null;
  role: 'MEMBER' | 'STUFF';
  uses: Generated<number>;
  maxUses: number;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** The emails of a development machine without SMTP. */
export interface MailboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}
