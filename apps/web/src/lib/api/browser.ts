import {
  agendaRoutes,
  auditLogRoutes,
  authRoutes,
  brokerRoutes,
  type Calls,
  type Client,
  calendarRoutes,
  categoryRoutes,
  competitionRoutes,
  createClient,
  dashboardRoutes,
  deletedRoutes,
  entryRoutes,
  exchangeRoutes,
  homeRoutes,
  jointCalendarRoutes,
  legalRoutes,
  lineupRoutes,
  liveRoutes,
  type matchDeskCalls,
  matchRoutes,
  memberRoutes,
  notificationRoutes,
  organisationRoutes,
  overviewRoutes,
  profileRoutes,
  type RoutesOf,
  seasonRoutes,
  secondFactorRoutes,
  standingRoutes,
  statisticsRoutes,
  teamRoutes,
  traipRoutes,
  venueRoutes,
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

/** Calls the same origin, with the session's token if a call needs one. */
export function browserClient<T extends Calls>(routes: RoutesOf<T>): Client<T> {
  return createClient(routes, {
    origin: '',
    accessToken: () => sessionRuntime().store.snapshot().state.accessToken ?? undefined,
    fetch: retryAfterConfirmation(
      retryAfterRefresh((input, init) => fetch(input, init), renewToken),
      askToConfirm,
    ),
  });
}

export const authApi = browserClient(authRoutes);
export const organisationApi = browserClient(organisationRoutes);
export const memberApi = browserClient(memberRoutes);
export const teamApi = browserClient(teamRoutes);
export const profileApi = browserClient(profileRoutes);
export const legalApi = browserClient(legalRoutes);
export const secondFactorApi = browserClient(secondFactorRoutes);
export const traipApi = browserClient(traipRoutes);
export const seasonApi = browserClient(seasonRoutes);
export const categoryApi = browserClient(categoryRoutes);
export const dashboardApi = browserClient(dashboardRoutes);
export const auditLogApi = browserClient(auditLogRoutes);
export const deletedApi = browserClient(deletedRoutes);
export const homeApi = browserClient(homeRoutes);
export const overviewApi = browserClient(overviewRoutes);
export const competitionApi = browserClient(competitionRoutes);
export const entryApi = browserClient(entryRoutes);
export const exchangeApi = browserClient(exchangeRoutes);
export const brokerApi = browserClient(brokerRoutes);
export const matchApi = browserClient(matchRoutes);
export const venueApi = browserClient(venueRoutes);
export const calendarApi = browserClient(calendarRoutes);
export const jointCalendarApi = browserClient(jointCalendarRoutes);
export const standingApi = browserClient(standingRoutes);
export const statisticsApi = browserClient(statisticsRoutes);
export const lineupApi = browserClient(lineupRoutes);
export const liveApi = browserClient(liveRoutes);
export const agendaApi = browserClient(agendaRoutes);
export const notificationApi = browserClient(notificationRoutes);

/** For a scorer link, without an account. */
export function scorerApi(token: string): Client<typeof matchDeskCalls> {
  return createClient(matchRoutes, { origin: '', headers: () => ({ 'x-scorer-token': token }) });
}
