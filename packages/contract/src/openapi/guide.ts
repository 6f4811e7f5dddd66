import type { Resource } from './resources.ts';

/** What applies to every call, in Markdown. */
export const guide = `Where sports leagues and tournaments live.

## Signing in

\`POST /v1/club/auth/login\` returns an access token and a refresh token. Send the access token with every call as
\`Authorization: Bearer …\`. It is valid for 15 minutes; before it ends, exchange the refresh token for a new pair at
\`POST /v1/club/auth/refresh\`. A refresh token can be used once. Calls without security need no token.

Programs use an access token that a person created under “Profile”, or an admin under “Settings” for an organisation, and send
it in the same header. \`x-token-scope\` names the scope that a call needs; \`session\` means that no such token can make it.
A token can make 600 requests a minute; the \`RateLimit\` header says how many are left. Scripts on other websites can read
everything public, and make every call that a token can make.

## Requests

Send JSON in UTF-8 with \`Content-Type: application/json\`. A body can have up to one megabyte unless the call says
otherwise. A key that a call doesn't know, in the query or in the body, is refused with 400 and the name of the key that
may have been meant: a misspelt filter never returns everything. With \`PUT\` you can send back what you read: properties of
the reply that can't be changed there are left as they are. Times are ISO 8601 in UTC, days are written \`2027-05-31\`; days of a schedule are in Europe/Madrid.

## Sending a request again

Calls that create something take an \`Idempotency-Key\` header: any text of up to 200 characters that you choose, such as a
UUID. If the connection breaks, send the same request again with the same key: within 24 hours it is not done twice, and
the response is that of the first request with the header \`idempotent-replayed: true\`. The same key with another request is
refused with 422, and with 409 while the first is still in progress. A request that was refused can be sent again.

## Lists

Lists come in pages. \`page\` counts from 1 and \`limit\` can be up to 100. The reply has \`items\`, \`page\`, \`limit\`,
\`total\` and \`totalPages\`.

## Changes

What can be changed by several people has a \`version\`. Send the version you read along with the change: if it is not the
current one, the response is 409 \`STALE_VERSION\` and nothing is changed.

## Events

Under \`webhooks\` are the events that are sent to the webhooks of an organisation, signed as standardwebhooks.com describes.

## Errors

Every refusal has the same body: \`error.code\` for programs, \`error.message\` for people in Spanish and English, and
\`error.requestId\` to quote when you report a problem. For 400 \`BAD_REQUEST\`, \`error.field\` names the first invalid field
and \`error.details\` lists all of them. A known address called with another method returns 405, with the methods it
knows in the \`Allow\` header; an unknown address returns 404.

## Limits

429 \`TOO_MANY_REQUESTS\` and 503 \`SERVICE_UNAVAILABLE\` say in the \`Retry-After\` header how many seconds to wait. Responses
may gain properties over time: ignore those you don't know.`;

/** What the calls of each resource are about. */
export const tagDescriptions: Readonly<Record<Resource, string>> = {
  auth: 'Registering, signing in and staying signed in',
  accessToken: 'Access tokens: programs that act for a person or an organisation',
  app: 'Third-party apps, and what people let them do (OAuth 2.1)',
  organisation: 'Organisations and their settings',
  member: 'Members of an organisation, their roles and invitations',
  team: 'Teams, their members and invitations',
  squad: 'The people of a team, with or without an account',
  organisationPeople: 'The people an organisation knows',
  consent: 'Consents signed on paper',
  personMerge: 'People who were entered twice, and claims',
  personDocument: 'Identity, medical and insurance documents',
  profile: 'The signed-in person’s profile and account, and public profiles',
  family: 'Children, guardians and consents',
  secondFactor: 'Two-step sign-in',
  legal: 'Legal texts',
  publicOrganisation: 'Organisations as everyone sees them',
  home: 'What concerns the signed-in person',
  follow: 'Competitions, teams and people that someone follows',
  search: 'Search across everything public',
  demo: 'Demo accounts, on servers that have them',
  career: 'What teams and people have played and won',
  sport: 'Sports and their rules',
  look: 'Logo, colours, cover and sponsors of organisations, Traips and competitions.',
  traip: 'Traips: brands, tournaments and circuits',
  publicTraip: 'Traips as everyone sees them',
  ranking: 'Rankings of players and teams in a Traip, by rating or by points.',
  season: 'Seasons of a Traip',
  nextSeason: 'Starting the next season',
  history: 'Past seasons and winners',
  category: 'Categories of a Traip',
  competition: 'Competitions and their phases',
  entry: 'Teams in competitions',
  ownEntry:
    'Players who enter a competition of individuals themselves, and parents who enter their children.',
  partner: 'People looking for a partner, and changes to pairs.',
  weighIn: 'Weight classes of combat sports, and who has weighed in. Only for staff.',
  registration: 'Registered squads and licences',
  licence: 'Licences as players see them',
  protest: 'Protests about ineligible players',
  question: 'What organisers ask teams and players',
  standing: 'Standings, adjustments and draws',
  broker: 'Formats and fixtures',
  dashboard: 'The dashboard of an organisation',
  overview: 'Today in an organisation',
  deleted: 'Deleted items that can be restored',
  auditLog: 'Who did what in an organisation',
  venue: 'Venues, fields and closed dates',
  calendar: 'Schedules',
  jointCalendar: 'The schedules of several competitions at once',
  closing: 'Closing a venue or a day that has matches',
  match: 'Matches: planning, the desk and results',
  round: 'Rounds and all their results',
  courtQueue: 'Matches that are called to a free court',
  race: 'Races',
  raceEntry: 'Start lists',
  raceRound: 'Rounds of races: heats, semi-finals and finals',
  raceResult: 'Results of races',
  raceRanking: 'Tables over several races: series, stage races, clubs',
  raceRecord: 'Records of the meetings and clubs of a Traip, personal bests, and marks from before',
  resultReport: 'Results reported by the teams',
  attendance: 'Who in a team is coming to a match',
  lineup: 'Lineups',
  statistics: 'Player statistics and suspensions',
  exchange: 'Import and export',
  live: 'Access to live feeds',
  agenda: 'Calendar subscriptions',
  sheet: 'Spreadsheets and PDFs',
  sitemap: 'What search engines may list',
  notification: 'Notifications and how they are sent',
  webhook: 'Events that are sent to other programs, and what was sent',
  feed: 'Live feeds as server-sent events',
};
