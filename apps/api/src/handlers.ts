import type { contract } from '@traip/contract';
import { attendanceHandlers } from './competition/attendance/handlers.ts';
import { brokerHandlers } from './competition/broker/handlers.ts';
import { calendarHandlers } from './competition/calendar/handlers.ts';
import { jointCalendarHandlers } from './competition/calendar/together/handlers.ts';
import { closingHandlers } from './competition/closing/handlers.ts';
import { competitionHandlers } from './competition/competition/handlers.ts';
import { createFromForm } from './competition/competition-form/create-from-form.ts';
import { courtQueueHandlers } from './competition/court-queue/handlers.ts';
import { deletedHandlers } from './competition/deleted/handlers.ts';
import { entryHandlers } from './competition/entry/handlers.ts';
import { lineupHandlers } from './competition/lineup/handlers.ts';
import { lookHandlers } from './competition/look/handlers.ts';
import { matchHandlers } from './competition/match/handlers.ts';
import { competitionMatches } from './competition/match/lists/competition-matches.ts';
import { protestHandlers } from './competition/match/protest/handlers.ts';
import { nextSeasonHandlers } from './competition/next-season/handlers.ts';
import { ownEntryHandlers } from './competition/own-entry/handlers.ts';
import { partnerHandlers } from './competition/partner-search/handlers.ts';
import { claimPerson } from './competition/person-merge/claims/claim-person.ts';
import { personMergeHandlers } from './competition/person-merge/handlers.ts';
import { raceHandlers } from './competition/race/handlers.ts';
import { raceRankingHandlers } from './competition/race/overall/handlers.ts';
import { raceRecordHandlers } from './competition/race/records/handlers.ts';
import { rankingHandlers } from './competition/ranking/handlers.ts';
import { licenceHandlers, registrationHandlers } from './competition/registration/handlers.ts';
import { questionHandlers } from './competition/registration/questions/handlers.ts';
import { recheckLicences } from './competition/registration/recheck-licences.ts';
import { resultReportHandlers, roundHandlers } from './competition/round/handlers.ts';
import { sportHandlers } from './competition/sport/handlers.ts';
import { standingHandlers } from './competition/standings/handlers.ts';
import { statisticsHandlers } from './competition/statistics/handlers.ts';
import { categoryHandlers } from './competition/traip/category/handlers.ts';
import { traipHandlers } from './competition/traip/handlers.ts';
import { seasonHandlers } from './competition/traip/season/handlers.ts';
import { venueHandlers } from './competition/venue/handlers.ts';
import { weighInHandlers } from './competition/weigh-in/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { webhookHandlers } from './notification/webhook/handlers.ts';
import { demoHandlers } from './operations/demo/accounts/handlers.ts';
import { accessTokenHandlers } from './people/access-token/handlers.ts';
import { appHandlers } from './people/app/handlers.ts';
import { authHandlers } from './people/auth/handlers.ts';
import { personDocumentHandlers } from './people/document/handlers.ts';
import { familyHandlers, reminderHandlers } from './people/family/handlers.ts';
import { paperHandlers } from './people/family/paper/handlers.ts';
import { legalHandlers } from './people/legal/handlers.ts';
import { memberHandlers } from './people/member/handlers.ts';
import { organisationHandlers } from './people/organisation/handlers.ts';
import { answerTeam } from './people/profile/answer-team.ts';
import { profileHandlers } from './people/profile/handlers.ts';
import { secondFactorHandlers } from './people/profile/second-factor/handlers.ts';
import { squadHandlers } from './people/squad/handlers.ts';
import { organisationPeopleHandlers } from './people/squad/organisation/handlers.ts';
import { consumeQr } from './people/team/consume-qr.ts';
import { teamHandlers } from './people/team/handlers.ts';
import { liveHandlers } from './platform/live/handlers.ts';
import type { Handlers } from './platform/routing/handler.ts';
import { agendaHandlers } from './views/agenda/handlers.ts';
import { announcement } from './views/announcement/announcement.ts';
import { auditLogHandlers } from './views/audit-log/handlers.ts';
import { careerHandlers } from './views/career/handlers.ts';
import { dashboardHandlers } from './views/dashboard/handlers.ts';
import { overviewHandlers } from './views/dashboard/overview-handlers.ts';
import { exchangeHandlers } from './views/exchange/handlers.ts';
import { followingHandlers } from './views/following/handlers.ts';
import { historyHandlers } from './views/history/handlers.ts';
import { homeHandlers } from './views/home/handlers.ts';
import { matchComparison } from './views/match-comparison/match-comparison.ts';
import { publicOrganisationHandlers } from './views/public-organisation/handlers.ts';
import { publicTraipHandlers } from './views/public-traip/handlers.ts';
import { searchHandlers } from './views/search/handlers.ts';
import { formHandlers, sheetHandlers } from './views/sheet/handlers.ts';
import { sitemapHandlers } from './views/sitemap/handlers.ts';
import { teamMatches } from './views/team-matches/team-matches.ts';

/** The handler of every call in the contract. */
export const handlers: Handlers<typeof contract> = {
  auth: authHandlers,
  organisation: organisationHandlers,
  member: memberHandlers,
  team: { ...teamHandlers, consumeQr: consumeQr(claimPerson), matches: teamMatches },
  squad: squadHandlers(recheckLicences),
  organisationPeople: organisationPeopleHandlers(recheckLicences),
  personMerge: personMergeHandlers,
  personDocument: personDocumentHandlers(recheckLicences),
  profile: { ...profileHandlers(recheckLicences), answerTeam: answerTeam(claimPerson) },
  family: familyHandlers(recheckLicences),
  consent: { ...reminderHandlers, ...paperHandlers, ...formHandlers },
  secondFactor: secondFactorHandlers,
  accessToken: accessTokenHandlers,
  app: appHandlers,
  legal: legalHandlers,
  publicOrganisation: publicOrganisationHandlers,
  home: homeHandlers,
  follow: followingHandlers,
  search: searchHandlers,
  demo: demoHandlers,
  career: careerHandlers,
  sport: sportHandlers,
  look: lookHandlers,
  traip: { ...traipHandlers, createFromForm },
  publicTraip: publicTraipHandlers,
  ranking: rankingHandlers,
  season: seasonHandlers,
  nextSeason: nextSeasonHandlers,
  history: historyHandlers,
  category: categoryHandlers,
  competition: { ...competitionHandlers, matches: competitionMatches, announcement },
  entry: entryHandlers,
  ownEntry: ownEntryHandlers,
  partner: partnerHandlers,
  weighIn: weighInHandlers,
  registration: registrationHandlers,
  licence: licenceHandlers,
  question: questionHandlers,
  protest: protestHandlers,
  standing: standingHandlers,
  broker: brokerHandlers,
  dashboard: dashboardHandlers,
  overview: overviewHandlers,
  auditLog: auditLogHandlers,
  deleted: deletedHandlers,
  venue: venueHandlers,
  calendar: calendarHandlers,
  jointCalendar: jointCalendarHandlers,
  closing: closingHandlers,
  match: { ...matchHandlers, comparison: matchComparison },
  round: roundHandlers,
  courtQueue: courtQueueHandlers,
  ...raceHandlers,
  ...raceRankingHandlers,
  raceRecord: raceRecordHandlers,
  resultReport: resultReportHandlers,
  attendance: attendanceHandlers,
  lineup: lineupHandlers,
  statistics: statisticsHandlers,
  exchange: exchangeHandlers,
  live: liveHandlers,
  notification: notificationHandlers,
  webhook: webhookHandlers,
  agenda: agendaHandlers,
  sheet: sheetHandlers,
  sitemap: sitemapHandlers,
};
