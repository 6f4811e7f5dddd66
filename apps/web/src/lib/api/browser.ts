import {
  agendaCalls,
  auditLogCalls,
  authCalls,
  brokerCalls,
  type Calls,
  type Client,
  calendarCalls,
  categoryCalls,
  competitionCalls,
  createClient,
  dashboardCalls,
  deletedCalls,
  entryCalls,
  exchangeCalls,
  homeCalls,
  legalCalls,
  lineupCalls,
  liveCalls,
  matchDeskCalls,
  matchManagementCalls,
  memberCalls,
  notificationCalls,
  organisationCalls,
  overviewCalls,
  profileCalls,
  seasonCalls,
  secondFactorCalls,
  sheetCalls,
  standingCalls,
  teamCalls,
  traipCalls,
  venueCalls,
} from '@traip/contract';
import { sessionRuntime } from '../session/runtime.ts';
import { askToConfirm } from './confirmation.ts';
import { retryAfterConfirmation } from './retry-after-confirmation.ts';
import { type RenewToken, retryAfterRefresh } from './retry-after-refresh.ts';

const renewToken: RenewToken = async (refusedToken) => {
  const { store, refresh } = sessionRuntime();
  const outcome = await refresh(refusedToken);
  return outcome === 'refreshed' ? (store.snapshot().state.accessToken ?? undefined) : undefined;
};

/** Calls the same origin, with the session's token where a call needs one. */
export function browserClient<T extends Calls>(calls: T): Client<T> {
  return createClient(calls, {
    origin: '',
    accessToken: () => sessionRuntime().store.snapshot().state.accessToken ?? undefined,
    fetch: retryAfterConfirmation(
      retryAfterRefresh((input, init) => fetch(input, init), renewToken),
      askToConfirm,
    ),
  });
}

export const authApi = browserClient(authCalls);
export const organisationApi = browserClient(organisationCalls);
export const memberApi = browserClient(memberCalls);
export const teamApi = browserClient(teamCalls);
export const profileApi = browserClient(profileCalls);
export const legalApi = browserClient(legalCalls);
export const secondFactorApi = browserClient(secondFactorCalls);
export const traipApi = browserClient(traipCalls);
export const seasonApi = browserClient(seasonCalls);
export const categoryApi = browserClient(categoryCalls);
export const dashboardApi = browserClient(dashboardCalls);
export const auditLogApi = browserClient(auditLogCalls);
export const deletedApi = browserClient(deletedCalls);
export const homeApi = browserClient(homeCalls);
export const overviewApi = browserClient(overviewCalls);
export const competitionApi = browserClient(competitionCalls);
export const entryApi = browserClient(entryCalls);
export const exchangeApi = browserClient(exchangeCalls);
export const brokerApi = browserClient(brokerCalls);
export const matchApi = browserClient(matchManagementCalls);
export const venueApi = browserClient(venueCalls);
export const calendarApi = browserClient(calendarCalls);
export const standingApi = browserClient(standingCalls);
export const deskApi = browserClient(matchDeskCalls);
export const lineupApi = browserClient(lineupCalls);
export const liveApi = browserClient(liveCalls);
export const agendaApi = browserClient(agendaCalls);
export const sheetApi = browserClient(sheetCalls);
export const notificationApi = browserClient(notificationCalls);

/** For a scorer link, without an account. */
export function scorerApi(token: string): Client<typeof matchDeskCalls> {
  return createClient(matchDeskCalls, { origin: '', headers: () => ({ 'x-scorer-token': token }) });
}
