import { accessTokenCalls } from './calls/access-token.ts';
import { agendaCalls } from './calls/agenda.ts';
import { appCalls } from './calls/app.ts';
import { attendanceCalls } from './calls/attendance.ts';
import { auditLogCalls } from './calls/audit-log.ts';
import { authCalls } from './calls/auth.ts';
import { brokerCalls } from './calls/broker.ts';
import { calendarCalls } from './calls/calendar.ts';
import { careerCalls } from './calls/career.ts';
import { closingCalls } from './calls/closing.ts';
import { competitionCalls, entryCalls } from './calls/competition.ts';
import { consentCalls } from './calls/consent.ts';
import { courtQueueCalls } from './calls/court-queue.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { deletedCalls } from './calls/deleted.ts';
import { demoCalls } from './calls/demo.ts';
import { exchangeCalls } from './calls/exchange.ts';
import { familyCalls } from './calls/family.ts';
import { followCalls } from './calls/follow.ts';
import { historyCalls } from './calls/history.ts';
import { homeCalls } from './calls/home.ts';
import { jointCalendarCalls } from './calls/joint-calendar.ts';
import { legalCalls } from './calls/legal.ts';
import { licenceCalls } from './calls/licence.ts';
import { lineupCalls } from './calls/lineup.ts';
import { liveCalls } from './calls/live.ts';
import { lookCalls } from './calls/look.ts';
import { matchDeskCalls } from './calls/match.ts';
import { matchManagementCalls } from './calls/match-management.ts';
import { memberCalls } from './calls/member.ts';
import { nextSeasonCalls } from './calls/next-season.ts';
import { notificationCalls } from './calls/notification.ts';
import { organisationCalls } from './calls/organisation.ts';
import { organisationPeopleCalls } from './calls/organisation-people.ts';
import { overviewCalls } from './calls/overview.ts';
import { ownEntryCalls } from './calls/own-entry.ts';
import { partnerCalls } from './calls/partner.ts';
import { personDocumentCalls } from './calls/person-document.ts';
import { personMergeCalls } from './calls/person-merge.ts';
import { profileCalls } from './calls/profile.ts';
import { protestCalls } from './calls/protest.ts';
import { publicOrganisationCalls } from './calls/public-organisation.ts';
import { questionCalls } from './calls/question.ts';
import { raceCalls, raceEntryCalls, raceResultCalls, raceRoundCalls } from './calls/race.ts';
import { raceRankingCalls } from './calls/race-ranking.ts';
import { raceRecordCalls } from './calls/race-record.ts';
import { rankingCalls } from './calls/ranking.ts';
import { registrationCalls } from './calls/registration.ts';
import { resultReportCalls } from './calls/result-report.ts';
import { roundCalls } from './calls/round.ts';
import { searchCalls } from './calls/search.ts';
import { categoryCalls, seasonCalls } from './calls/season-and-category.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { sheetCalls } from './calls/sheet.ts';
import { sitemapCalls } from './calls/sitemap.ts';
import { sportCalls } from './calls/sport.ts';
import { squadCalls } from './calls/squad.ts';
import { standingCalls } from './calls/standing.ts';
import { statisticsCalls } from './calls/statistics.ts';
import { teamCalls } from './calls/team.ts';
import { publicTraipCalls, traipCalls } from './calls/traip.ts';
import { venueCalls } from './calls/venue.ts';
import { webhookCalls } from './calls/webhook.ts';
import { weighInCalls } from './calls/weigh-in.ts';

/** All calls of the backend, by resource. */
export const contract = {
  auth: authCalls,
  organisation: organisationCalls,
  member: memberCalls,
  team: teamCalls,
  squad: squadCalls,
  organisationPeople: organisationPeopleCalls,
  consent: consentCalls,
  personMerge: personMergeCalls,
  personDocument: personDocumentCalls,
  profile: profileCalls,
  family: familyCalls,
  secondFactor: secondFactorCalls,
  accessToken: accessTokenCalls,
  app: appCalls,
  legal: legalCalls,
  publicOrganisation: publicOrganisationCalls,
  home: homeCalls,
  follow: followCalls,
  search: searchCalls,
  demo: demoCalls,
  career: careerCalls,
  sport: sportCalls,
  traip: traipCalls,
  publicTraip: publicTraipCalls,
  ranking: rankingCalls,
  season: seasonCalls,
  nextSeason: nextSeasonCalls,
  history: historyCalls,
  category: categoryCalls,
  competition: competitionCalls,
  entry: entryCalls,
  ownEntry: ownEntryCalls,
  partner: partnerCalls,
  weighIn: weighInCalls,
  registration: registrationCalls,
  licence: licenceCalls,
  protest: protestCalls,
  question: questionCalls,
  standing: standingCalls,
  broker: brokerCalls,
  dashboard: dashboardCalls,
  overview: overviewCalls,
  deleted: deletedCalls,
  auditLog: auditLogCalls,
  venue: venueCalls,
  calendar: calendarCalls,
  jointCalendar: jointCalendarCalls,
  closing: closingCalls,
  match: { ...matchManagementCalls, ...matchDeskCalls },
  round: roundCalls,
  courtQueue: courtQueueCalls,
  race: raceCalls,
  raceEntry: raceEntryCalls,
  raceRound: raceRoundCalls,
  raceResult: raceResultCalls,
  raceRanking: raceRankingCalls,
  raceRecord: raceRecordCalls,
  resultReport: resultReportCalls,
  attendance: attendanceCalls,
  lineup: lineupCalls,
  statistics: statisticsCalls,
  exchange: exchangeCalls,
  live: liveCalls,
  look: lookCalls,
  agenda: agendaCalls,
  sheet: sheetCalls,
  sitemap: sitemapCalls,
  notification: notificationCalls,
  webhook: webhookCalls,
};
