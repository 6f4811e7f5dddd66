import type { Kysely, Transaction } from 'kysely';
import type { AccessTokensTable } from './access-token-tables.ts';
import type {
  AttemptsTable,
  MailTokensTable,
  RefreshTokensTable,
  RegistrationsTable,
  SessionsTable,
  UserIdentitiesTable,
  UsersTable,
} from './account-tables.ts';
import type { AgendasTable } from './agenda-tables.ts';
import type {
  AppCodesTable,
  AppDevicesTable,
  AppGrantsTable,
  AppRefreshTokensTable,
  AppsTable,
} from './app-tables.ts';
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
  PairingsTable,
  ParticipationsTable,
  PhaseGroupsTable,
  PhasesTable,
  PhaseTeamsTable,
  PhaseTiesTable,
  ResultReportsTable,
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
import type {
  DeviceNewsTable,
  FollowerDevicesTable,
  FollowerNewsTable,
  FollowsTable,
} from './follow-tables.ts';
import type { IdempotencyKeysTable } from './idempotency-table.ts';
import type { AgreementsTable, LegalTextsTable } from './legal-tables.ts';
import type { LicenceChecksTable, LicenceKeysTable, LicencesTable, ProtestsTable } from './licence-tables.ts';
import type {
  AttendancesTable,
  LineupPlayersTable,
  LineupsTable,
  RubberPlayersTable,
  SuspensionRulingsTable,
  SuspensionsTable,
} from './lineup-tables.ts';
import type { LooksTable, SponsorsTable } from './look-tables.ts';
import type { MailboxTable } from './mailbox-table.ts';
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
import type {
  OrganisationContactsTable,
  OrganisationFiscalDataTable,
  OrganisationInvitationsTable,
  OrganisationMembersTable,
  OrganisationsTable,
  OrganisationTaxIdentifiersTable,
} from './organisation-tables.ts';
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
import type { RaceRankingRowsTable, RaceRankingsTable } from './race-ranking-tables.ts';
import type {
  EarlierMarksTable,
  RaceEntriesTable,
  RaceLineMarksTable,
  RaceMembersTable,
  RaceResultsTable,
  RacesTable,
} from './race-tables.ts';
import type {
  FinalPlacesTable,
  MatchPeopleTable,
  PartnerRequestsTable,
  PartnerSearchesTable,
  RatingStartsTable,
} from './rating-tables.ts';
import type {
  AuthenticatorsTable,
  ChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
} from './second-factor-tables.ts';
import type {
  AdjustmentsTable,
  AwardsTable,
  PhaseByesTable,
  RecordedDrawsTable,
  StandingsTable,
} from './standing-tables.ts';
import type { TeamInvitationsTable, TeamMembersTable, TeamQrsTable, TeamsTable } from './team-tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts';
import type { WeighInsTable } from './weigh-in-tables.ts';

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
  ratingStarts: RatingStartsTable;
  finalPlaces: FinalPlacesTable;
  partnerSearches: PartnerSearchesTable;
  partnerRequests: PartnerRequestsTable;
  matchPeople: MatchPeopleTable;
  answers: AnswersTable;
  discardedFiles: DiscardedFilesTable;
  personNames: PersonNamesTable;
  userIdentities: UserIdentitiesTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  registrations: RegistrationsTable;
  accessTokens: AccessTokensTable;
  apps: AppsTable;
  appGrants: AppGrantsTable;
  appCodes: AppCodesTable;
  appRefreshTokens: AppRefreshTokensTable;
  appDevices: AppDevicesTable;
  passkeys: PasskeysTable;
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
  challenges: ChallengesTable;
  legalTexts: LegalTextsTable;
  agreements: AgreementsTable;
  mailTokens: MailTokensTable;
  attempts: AttemptsTable;
  idempotencyKeys: IdempotencyKeysTable;
  agendas: AgendasTable;
  follows: FollowsTable;
  weighIns: WeighInsTable;
  followerNews: FollowerNewsTable;
  followerDevices: FollowerDevicesTable;
  deviceNews: DeviceNewsTable;
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
  looks: LooksTable;
  sponsors: SponsorsTable;
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
  rubberPlayers: RubberPlayersTable;
  attendances: AttendancesTable;
  suspensions: SuspensionsTable;
  suspensionRulings: SuspensionRulingsTable;
  licences: LicencesTable;
  licenceKeys: LicenceKeysTable;
  licenceChecks: LicenceChecksTable;
  resultReports: ResultReportsTable;
  races: RacesTable;
  raceEntries: RaceEntriesTable;
  raceMembers: RaceMembersTable;
  raceResults: RaceResultsTable;
  raceRankings: RaceRankingsTable;
  raceRankingRows: RaceRankingRowsTable;
  raceLineMarks: RaceLineMarksTable;
  earlierMarks: EarlierMarksTable;
  protests: ProtestsTable;
  adjustments: AdjustmentsTable;
  standings: StandingsTable;
  recordedDraws: RecordedDrawsTable;
  phaseByes: PhaseByesTable;
  pairings: PairingsTable;
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
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
  mailbox: MailboxTable;
}

export type Database = Kysely<Schema>;

export type Trx = Transaction<Schema>;
