import { accessTokenErrors } from './catalogue/access-token.ts';
import { accountErrors } from './catalogue/account.ts';
import { appErrors } from './catalogue/app.ts';
import { calendarErrors } from './catalogue/calendar.ts';
import { competitionErrors } from './catalogue/competition.ts';
import { deletedErrors } from './catalogue/deleted.ts';
import { documentErrorEntries } from './catalogue/document.ts';
import { exchangeErrors } from './catalogue/exchange.ts';
import { golfErrors } from './catalogue/golf.ts';
import { liveErrors } from './catalogue/live.ts';
import { matchErrors } from './catalogue/match.ts';
import { matchManagementErrors } from './catalogue/match-management.ts';
import { notificationErrors } from './catalogue/notification.ts';
import { organisationErrors } from './catalogue/organisation.ts';
import { ownEntryErrors } from './catalogue/own-entry.ts';
import { partnerErrors } from './catalogue/partner.ts';
import { pictureErrorEntries } from './catalogue/picture.ts';
import { raceErrors } from './catalogue/race.ts';
import { rankingErrors } from './catalogue/ranking.ts';
import { registrationErrors } from './catalogue/registration.ts';
import { secondFactorErrors } from './catalogue/second-factor.ts';
import { sharedErrors } from './catalogue/shared.ts';
import { standingErrors } from './catalogue/standing.ts';
import { teamErrors } from './catalogue/team.ts';
import { webhookErrors } from './catalogue/webhook.ts';

/** Every refusal of the backend: what happened, and what to do next, in both languages. */
export const errorCatalogue = {
  ...sharedErrors,
  ...accountErrors,
  ...registrationErrors,
  ...secondFactorErrors,
  ...accessTokenErrors,
  ...appErrors,
  ...organisationErrors,
  ...teamErrors,
  ...competitionErrors,
  ...calendarErrors,
  ...matchErrors,
  ...matchManagementErrors,
  ...raceErrors,
  ...rankingErrors,
  ...ownEntryErrors,
  ...partnerErrors,
  ...golfErrors,
  ...standingErrors,
  ...deletedErrors,
  ...exchangeErrors,
  ...liveErrors,
  ...notificationErrors,
  ...webhookErrors,
  ...pictureErrorEntries,
  ...documentErrorEntries,
};

export type ErrorCode = keyof typeof errorCatalogue;
