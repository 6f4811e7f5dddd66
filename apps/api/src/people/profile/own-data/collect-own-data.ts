import type { Database } from '../../../platform/db/schema.ts';
import {
  listActivity,
  listAgreedTexts,
  listFollowed,
  listGrantedApps,
  listIdentities,
  listInvitations,
  listMemberships,
  listOwnPasskeys,
  listOwnTokens,
  listSessions,
  listTeamMemberships,
} from './account/queries.ts';
import {
  listAttendances,
  listBestPlayerOf,
  listEarlierMarks,
  listEvents,
  listLineups,
  listRaces,
  listRefereed,
  listRubbers,
  listSuspensions,
} from './matches/queries.ts';
import {
  findFacts,
  listAnswers,
  listChildren,
  listDocuments,
  listGivenConsents,
  listPapers,
  listPartnerSearches,
  listRankingStarts,
  listWeights,
} from './person/queries.ts';

/** Everything stored about one person, except secrets. */
export async function collectOwnData(db: Database, { userId, email }: { userId: string; email: string }) {
  const [signInMethods, sessions, organisations, teams, invitations] = await Promise.all([
    listIdentities(db, userId),
    listSessions(db, userId),
    listMemberships(db, userId),
    listTeamMemberships(db, userId),
    listInvitations(db, email),
  ]);
  const [passkeys, accessTokens, apps, agreements, activity, follows] = await Promise.all([
    listOwnPasskeys(db, userId),
    listOwnTokens(db, userId),
    listGrantedApps(db, userId),
    listAgreedTexts(db, userId),
    listActivity(db, userId),
    listFollowed(db, userId),
  ]);
  const [races, lineups, rubbers, attendances, events, suspensions, refereed, bestPlayerOf] =
    await Promise.all([
      listRaces(db, userId),
      listLineups(db, userId),
      listRubbers(db, userId),
      listAttendances(db, userId),
      listEvents(db, userId),
      listSuspensions(db, userId),
      listRefereed(db, userId),
      listBestPlayerOf(db, userId),
    ]);
  const [person, documents, answers, children, consents, consentPapers, weighIns] = await Promise.all([
    findFacts(db, userId),
    listDocuments(db, userId),
    listAnswers(db, userId),
    listChildren(db, userId),
    listGivenConsents(db, userId),
    listPapers(db, userId),
    listWeights(db, userId),
  ]);
  const [partnerSearches, rankingStarts, earlierMarks] = await Promise.all([
    listPartnerSearches(db, userId),
    listRankingStarts(db, userId),
    listEarlierMarks(db, userId),
  ]);
  return {
    person,
    documents,
    answers,
    children,
    consents,
    consentPapers,
    weighIns,
    partnerSearches,
    rankingStarts,
    earlierMarks,
    signInMethods,
    passkeys,
    accessTokens,
    apps,
    agreements,
    sessions,
    organisations,
    activity,
    follows,
    teams,
    invitations,
    races,
    lineups,
    rubbers,
    attendances,
    events,
    suspensions,
    refereed,
    bestPlayerOf,
  };
}
