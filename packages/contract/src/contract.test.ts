import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { basePath, type Call, pathParameters } from './call.ts';
import { contract } from './contract.ts';

/** Our own calls, which the specification does not list, each with its reason. */
const additions = new Set([
  'POST /auth/logout', // a session must end on the server too
  'PUT /org/{id}/avatar', // pictures have to arrive somehow
  'DELETE /org/{id}/avatar',
  'PUT /teams/{id}/avatar',
  'DELETE /teams/{id}/avatar',
  'GET /org/{id}/look', // organisers want their own colours, cover and sponsors
  'PUT /org/{id}/look',
  'PUT /org/{id}/look/{picture}',
  'DELETE /org/{id}/look/{picture}',
  'GET /traips/{id}/look',
  'PUT /traips/{id}/look',
  'PUT /traips/{id}/look/{picture}',
  'DELETE /traips/{id}/look/{picture}',
  'GET /traips-competition/{id}/look',
  'PUT /traips-competition/{id}/look',
  'PUT /traips-competition/{id}/look/{picture}',
  'DELETE /traips-competition/{id}/look/{picture}',
  'PUT /profile/avatar',
  'DELETE /profile/avatar',
  'GET /traips-competition/registration/{competitionId}', // federations license their players
  'PUT /traips-competition/registration/{competitionId}',
  'GET /teams/{teamId}/registrations',
  'GET /traips-competition/registration/{competitionId}/teams/{teamId}',
  'PUT /traips-competition/registration/{competitionId}/teams/{teamId}',
  'POST /traips-competition/registration/{competitionId}/teams/{teamId}/submit',
  'GET /traips-competition/registration/{competitionId}/licences',
  'PUT /traips-competition/registration/{competitionId}/licences',
  'GET /rankings/{code}', // circuits rank their players, by matches or by points
  'GET /rankings/{code}/{competitorId}',
  'GET /public/person/{id}/rankings',
  'PUT /rankings/rules',
  'GET /ranking-starts/{traipId}', // and start from their existing list
  'PUT /ranking-starts/{traipId}',
  'PUT /club/traip-competition-team/seeds/ranking', // and seed by it
  'GET /own-entries/{competitionId}', // players enter themselves
  'POST /own-entries/{competitionId}',
  'DELETE /own-entries/{competitionId}/{teamId}',
  'GET /partner-searches/{competitionId}', // many enter a competition of pairs alone
  'POST /partner-searches/{competitionId}',
  'DELETE /partner-searches/{competitionId}/{id}',
  'POST /partner-searches/{competitionId}/requests',
  'DELETE /partner-searches/{competitionId}/requests/{fromId}/{toId}',
  'PUT /partner-searches/{competitionId}/requests',
  'POST /partner-searches/{competitionId}/pairs',
  'PUT /club/traip-competition-team/partner', // and some lose their partner
  'GET /club/traip-competition-team/partner/{competitionId}/{teamId}',
  'GET /weigh-in/{competitionId}', // combat sports have weight classes
  'PUT /weigh-in/{competitionId}/class',
  'PUT /weigh-in/{competitionId}/entries',
  'PUT /weigh-in/{competitionId}/move',
  'GET /profile/licences', // players carry their licence with them
  'GET /traips-competition/protests/{competitionId}', // organisers decide about players fielded under protest
  'PUT /match/protests/{matchId}/{teamId}',
  'POST /profile/licences/{id}/send', // and correct one that was returned
  'PUT /profile/children/{personId}/photo',
  'GET /sheets/competition/{id}/teams/{teamId}/licences.pdf', // a coach carries those of the team
  'GET /teams/{teamId}/squad/consent-forms.pdf', // many parents sign on paper
  'GET /persons/{personId}/consent-form.pdf',
  'POST /match/actions/checkLicences', // a referee checks the players before the match
  'GET /teams/{teamId}/squad', // players need no account
  'POST /teams/{teamId}/squad',
  'PUT /teams/{teamId}/squad',
  'POST /teams/{teamId}/squad/remove',
  'POST /teams/{teamId}/squad/restore',
  'POST /teams/{teamId}/squad/table', // squads are kept in spreadsheets
  'PUT /teams/{teamId}/squad/{personId}/photo',
  'DELETE /teams/{teamId}/squad/{personId}/photo',
  'GET /traips-competition/questions/{competitionId}', // every organiser has different questions
  'PUT /traips-competition/questions/{competitionId}',
  'GET /traips-competition/questions/{competitionId}/teams/{teamId}',
  'PUT /traips-competition/questions/{competitionId}/teams/{teamId}',
  'PUT /traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
  'GET /traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
  'GET /traips-competition/registration/{competitionId}/licences/export',
  'GET /people/{orgCode}', // a club knows its people before it makes teams
  'POST /people/{orgCode}',
  'POST /people/{orgCode}/table',
  'GET /people/{orgCode}/{personId}',
  'PUT /people/{orgCode}/{personId}',
  'POST /people/{orgCode}/remove',
  'POST /people/{orgCode}/restore',
  'PUT /people/{orgCode}/{personId}/photo',
  'DELETE /people/{orgCode}/{personId}/photo',
  'GET /people/{orgCode}/duplicates',
  'POST /people/{orgCode}/merge-preview',
  'POST /people/{orgCode}/merges',
  'DELETE /people/{orgCode}/merges/{id}',
  'PUT /people/{orgCode}/different',
  'PUT /teams/{teamId}/squad/different', // namesakes are not suggested forever
  'GET /persons/{personId}/documents', // licences need documents
  'PUT /persons/{personId}/documents/{kind}',
  'PUT /persons/{personId}/documents/{kind}/file',
  'GET /persons/{personId}/documents/{kind}/file',
  'DELETE /persons/{personId}/documents/{kind}',
  'GET /teams/{teamId}/squad/duplicates', // the same person is entered twice
  'POST /teams/{teamId}/squad/merge-preview',
  'POST /teams/{teamId}/squad/merges',
  'DELETE /teams/{teamId}/squad/merges/{id}',
  'GET /teams/{teamId}/squad/claims', // people entered by a club get their own account
  'PUT /teams/{teamId}/squad/claims/{id}',
  'GET /profile/merges', // people remove wrong matches from their account
  'DELETE /profile/merges/{id}',
  'POST /teams/invitations-qr/name', // people see whose code it is before signing in
  'POST /teams/invitations-qr/preview', // people see what they join before joining
  'DELETE /teams/invitations-qr/{qrId}', // a lost printout must not let strangers in
  'PUT /club/traip-competition-team/decide', // someone has to answer a team's application
  'PUT /club/traip-competition-team/seeds', // a draw is prepared in several steps
  'GET /broker-config/{phaseId}/{competitionId}/fixtures', // a bracket with its results
  'POST /traips-competition/phases', // a competition drafted without the form needs its phases too
  'PUT /traips-competition/phases', // phases are renamed and reordered
  'DELETE /traips-competition/phases/{phaseId}', // a phase that is no longer needed
  'GET /match/desk/{id}', // scorers need more than the public page
  'POST /match/impact', // a correction's effects are previewed
  'POST /match/actions/registerEvents', // a phone that was offline sends all its events at once
  'GET /result-reports/{matchId}/{teamId}', // without a referee the two captains agree on the result
  'PUT /result-reports/{matchId}/{teamId}',
  'PUT /result-reports/{competitionId}',
  'GET /match/attendance/{matchId}/{teamId}', // a captain has to know who is coming before choosing who plays
  'PUT /match/attendance/{matchId}/{teamId}',
  'GET /traips-season/{id}/next', // leagues continue year after year, with promotion and relegation
  'POST /traips-season/{id}/next',
  'GET /traips/{id}/history', // who won in all those years
  'GET /public-traips/code/{code}/history',
  'GET /traips-competition/seasons/{id}',
  'POST /club/traip-competition-team/competitors', // players and pairs are entered by name
  'PUT /club/traip-competition-team/competitors',
  'GET /court-queue/{competitionId}', // tournaments without times: the next match goes to the next free court
  'PUT /court-queue/{competitionId}',
  'PUT /court-queue/{competitionId}/call',
  'PUT /court-queue/{competitionId}/take-back',
  'PUT /court-queue/{competitionId}/skip',
  'GET /races/{competitionId}', // runners, swimmers and riders race: there is no home side
  'POST /races/{competitionId}',
  'PUT /races/{competitionId}/{raceId}',
  'DELETE /races/{competitionId}/{raceId}',
  'PUT /races/{competitionId}/{raceId}/publication', // provisional until protests are over, then official
  'GET /races/{competitionId}/{raceId}/entries', // bibs and lanes
  'POST /races/{competitionId}/{raceId}/entries',
  'PUT /races/{competitionId}/{raceId}/entries/{entryId}',
  'DELETE /races/{competitionId}/{raceId}/entries/{entryId}',
  'GET /races/{competitionId}/{raceId}/results',
  'GET /races/{competitionId}/{raceId}/start-list', // the starters, before there are results
  'PUT /races/{competitionId}/{raceId}/results', // typed by bib
  'POST /races/{competitionId}/{raceId}/results', // a timing file
  'GET /races/{competitionId}/{raceId}/line', // several people time manually on phones
  'PUT /races/{competitionId}/{raceId}/line',
  'PUT /races/{competitionId}/{raceId}/rounds', // heats lead to a final
  'POST /races/{competitionId}/{raceId}/heats',
  'PUT /races/{competitionId}/{raceId}/heats',
  'GET /races/{competitionId}/{raceId}/round',
  'PUT /races/{competitionId}/{raceId}/round/tie',
  'POST /races/{competitionId}/{raceId}/round/next',
  'GET /races/{competitionId}/{raceId}/ranking',
  'PUT /races/{competitionId}/{raceId}/cards', // golf is scored hole by hole
  'GET /race-rankings/{competitionId}', // circuits, stage races and clubs have tables over several races
  'POST /race-rankings/{competitionId}',
  'PUT /race-rankings/{competitionId}/{rankingId}',
  'DELETE /race-rankings/{competitionId}/{rankingId}',
  'GET /race-rankings/{competitionId}/{rankingId}/table',
  'GET /race-records/{code}', // meetings keep the records of their events, including those from before Traip
  'GET /race-records/{code}/races/{raceId}',
  'GET /earlier-marks/{traipId}',
  'POST /earlier-marks/{traipId}',
  'DELETE /earlier-marks/{traipId}/{markId}',
  'GET /round/{competitionId}', // the results of a whole round are entered on one screen
  'PUT /round/{competitionId}/results',
  'PUT /round/{competitionId}/official',
  'PUT /round/{competitionId}/postpone', // it rains before there is a new date
  'PUT /match/actions/postpone',
  'GET /joint-calendars/{orgCode}/competitions', // competitions with shared grounds are planned together
  'POST /joint-calendars/{orgCode}/plans',
  'GET /joint-calendars/{orgCode}/plans/{id}',
  'GET /joint-calendars/{orgCode}/plans/{id}/competitions/{competitionId}',
  'POST /joint-calendars/{orgCode}/plans/{id}/cancel',
  'POST /joint-calendars/{orgCode}/plans/{id}/apply',
  'POST /joint-calendars/{orgCode}/plans/{id}/undo', // applied by mistake
  'POST /closings/{orgCode}/preview', // a closed venue leaves matches without a field
  'POST /closings/{orgCode}',
  'POST /closings/{orgCode}/undo', // closing the wrong day is undone with a tap
  'POST /match/scorer-links', // a parent at the touchline keeps the score without an account
  'GET /match/scorer-links/{matchId}', // the links there are, to revoke one
  'DELETE /match/scorer-links/{linkId}/{matchId}',
  'DELETE /match/scorer-links/{linkId}/{matchId}/events', // a link in the wrong hands has recorded nonsense
  'POST /match/actions/substitute', // only players on the field can score
  'PUT /match/actions/setAssist', // the goal can't wait until the assist is known
  'PUT /match/actions/setMvp', // the best player of a match is chosen, not calculated
  'GET /club/comp-stats/leaders', // each sport has its own lists, and a page shows them all
  'GET /club/comp-stats/side-stats', // figures of teams, pairs and players, even without a table
  'GET /club/comp-stats/box-score', // a match player by player
  'GET /club/comp-stats/suspensions', // who has to sit out the next match
  'PUT /club/comp-stats/suspensions', // a committee decides what a red card costs
  'GET /traips-competition/standings/{id}', // the tables of private competitions, for people who can see them
  'GET /traips-competition/announcement/{id}', // teams decide from it whether to enter
  'GET /traips-competition/story/{id}', // people want to know how a season was won
  'GET /traips-competition/adjustments/{competitionId}', // committees add and deduct points
  'POST /traips-competition/adjustments',
  'DELETE /traips-competition/adjustments/{competitionId}/{id}',
  'POST /traips-competition/draws', // lots are also drawn manually
  'GET /club/traip-competition-team/withdrawal-preview/{competitionId}/{teamId}', // before a withdrawal
  'GET /club/traip-competition-team/export/{competitionId}', // data can leave Traip and come in
  'POST /club/traip-competition-team/import',
  'GET /traips-competition/results/{competitionId}',
  'POST /traips-competition/results',
  'GET /traips-competition/export/{competitionId}',
  'POST /traips-competition/import/{orgCode}',
  'POST /traips-competition/import-elsewhere/{orgCode}', // a season played in another program
  'POST /auth/second-factor', // a stolen password alone opens nothing
  'POST /auth/passkey-options', // signing in without a password
  'POST /auth/passkey-login',
  'POST /auth/sign-up-passkey-options', // registering without a password
  'POST /auth/register-with-passkey',
  'POST /profile/change-email', // addresses change
  'POST /auth/change-email',
  'GET /profile/second-factor',
  'POST /profile/confirmation-options', // before a sensitive action people confirm their identity
  'POST /profile/confirmation',
  'POST /profile/passkey-options',
  'POST /profile/passkeys',
  'PUT /profile/passkeys/{id}',
  'DELETE /profile/passkeys/{id}',
  'POST /profile/authenticator',
  'PUT /profile/authenticator',
  'DELETE /profile/authenticator',
  'POST /profile/recovery-codes',
  'POST /profile/change-password',
  'GET /profile/sessions',
  'DELETE /profile/sessions/{id}',
  'DELETE /profile/sessions',
  'GET /access-tokens', // programs act for people and organisations, without their passwords
  'POST /access-tokens',
  'DELETE /access-tokens/{id}',
  'GET /access-tokens/org/{orgCode}',
  'POST /access-tokens/org/{orgCode}',
  'DELETE /access-tokens/org/{orgCode}/{id}',
  'GET /apps/org/{orgCode}', // third-party apps act for people who let them (OAuth)
  'POST /apps/org/{orgCode}',
  'PUT /apps/org/{orgCode}/{id}',
  'POST /apps/org/{orgCode}/{id}/secret',
  'DELETE /apps/org/{orgCode}/{id}',
  'POST /apps/authorizations/check',
  'POST /apps/authorizations',
  'POST /apps/devices/check',
  'POST /apps/devices',
  'POST /apps/devices/deny',
  'GET /apps/connected',
  'DELETE /apps/connected/{id}',
  'GET /apps/connected/org/{orgCode}',
  'DELETE /apps/connected/org/{orgCode}/{id}',
  'GET /profile/children', // children under 14 have no account: a guardian answers for them (LOPDGDD, art. 7)
  'POST /profile/children',
  'PUT /profile/children/{personId}',
  'PUT /profile/children/{personId}/consents',
  'DELETE /profile/children/{personId}',
  'GET /profile/consents', // from the age of consent people decide for themselves
  'PUT /profile/consents',
  'POST /teams/{teamId}/squad/{personId}/consent/remind', // a team reminds guardians of missing consents
  'GET /persons/{personId}/consent-papers', // not every guardian has an account
  'POST /persons/{personId}/consent-papers',
  'POST /persons/{personId}/consent-papers/{paperId}/withdraw',
  'GET /persons/{personId}/consent-papers/{paperId}/file',
  'GET /profile/my-data', // GDPR, art. 15 and 20
  'POST /profile/delete-account', // GDPR, art. 17
  'GET /deleted-items/{orgCode}', // a wrong click must not cost a season
  'PUT /deleted-items/{orgCode}/{id}',
  'GET /webhooks/{orgCode}', // other programs are notified instead of polling
  'POST /webhooks/{orgCode}',
  'PUT /webhooks/{orgCode}/{id}',
  'DELETE /webhooks/{orgCode}/{id}',
  'GET /webhooks/{orgCode}/{id}/secret',
  'POST /webhooks/{orgCode}/{id}/secret',
  'POST /webhooks/{orgCode}/{id}/test',
  'GET /webhooks/{orgCode}/{id}/deliveries',
  'POST /webhooks/{orgCode}/{id}/deliveries/{deliveryId}',
  'GET /audit-log/{orgCode}', // administrators see who did what
  'GET /audit-log/{orgCode}/choices',
  'GET /audit-log/{orgCode}/export',
  'GET /venues/{orgCode}', // a calendar needs places to play in
  'POST /venues/{orgCode}',
  'GET /venues/{orgCode}/{id}',
  'PUT /venues/{orgCode}/{id}',
  'DELETE /venues/{orgCode}/{id}',
  'GET /closed-dates/{orgCode}', // holidays, building work, a team that is away
  'POST /closed-dates/{orgCode}',
  'DELETE /closed-dates/{orgCode}/{id}',
  'GET /team-venues/{orgCode}', // the home venues of teams
  'PUT /team-venues/{orgCode}/{id}',
  'POST /calendar/estimate', // the form warns early about impossible seasons
  'POST /calendar/{phaseId}/plans', // a search takes longer than a request
  'GET /calendar/{phaseId}/wishes', // a search starts from the earlier settings
  'GET /calendar/{phaseId}/plans',
  'GET /calendar/{phaseId}/plans/{id}',
  'POST /calendar/{phaseId}/plans/{id}/cancel',
  'POST /calendar/{phaseId}/plans/{id}/apply',
  'GET /public/search', // public things can be found
  'GET /public/now', // what is on now, before any search
  'GET /match/comparison/{id}', // the page of a match compares both sides
  'GET /follows', // fans want to know how a team does
  'PUT /follows/{kind}/{id}',
  'DELETE /follows/{kind}/{id}',
  'POST /follows',
  'GET /follows/page',
  'POST /public/follows', // and needs no account for it
  'GET /public/follows/device', // nor to be notified of a goal
  'PUT /public/follows/device',
  'POST /public/follows/device/forget',
  'GET /public/demo-accounts', // demo visitors sign in with one click
  'GET /public/team/{id}/career', // a team's page shows its matches and positions
  'GET /public/player/{userCode}/career',
  'GET /public/person/{id}', // players without an account have a record too
  'POST /live/ticket', // an EventSource cannot send a token
  'GET /agenda/match/{id}/calendar.ics', // matches in people's own calendars
  'GET /agenda/competition/{id}/calendar.ics',
  'GET /agenda/team/{id}/calendar.ics',
  'GET /agenda/person/{key}/calendar.ics',
  'GET /agenda/mine',
  'POST /agenda/mine',
  'DELETE /agenda/mine',
  'GET /sheets/competition/{id}/standings.csv', // the content of pages, for spreadsheets or for paper
  'GET /sheets/competition/{id}/matches.csv',
  'GET /sheets/competition/{id}/races/{raceId}/results.csv',
  'GET /sheets/competition/{id}/races/{raceId}/results.pdf', // posted at the finish
  'GET /sheets/competition/{id}/races/{raceId}/start-list.pdf', // and at the start
  'GET /sheets/competition/{id}/races/{raceId}/entries/{entryId}/diploma.pdf', // a finisher takes it home
  'GET /sheets/competition/{id}/statistics.csv',
  'GET /sheets/competition/{id}/teams.csv',
  'GET /sheets/competition/{id}/standings.pdf',
  'GET /sheets/competition/{id}/matches.pdf',
  'GET /sheets/competition/{id}/bracket.pdf',
  'GET /sheets/competition/{id}/result-sheets.pdf',
  'GET /sheets/competition/{id}/squads.pdf',
  'GET /sheets/match/{id}/sheet.pdf',
  'GET /sheets/organisation/{orgCode}/competitions.csv',
  'GET /sheets/organisation/{orgCode}/matches.csv',
  'GET /sheets/organisation/{orgCode}/teams.csv',
  'GET /sheets/organisation/{orgCode}/members.csv',
  'GET /legal/{locale}', // people who register accept a known version of the terms
  'GET /legal/{locale}/{document}',
  'GET /profile/agreements',
  'GET /sitemap', // search engines need a list of pages
  'GET /sitemap/{kind}/{page}',
  'GET /notifications', // people are notified of what concerns them
  'GET /notifications/unread',
  'PUT /notifications/read',
  'GET /notifications/preferences', // and choose how
  'PUT /notifications/preferences',
  'POST /notifications/devices',
  'DELETE /notifications/devices/{id}',
  'GET /notifications/unsubscribe',
  'POST /notifications/unsubscribe', // RFC 8058: one click in the mail program
  'POST /notifications/ticket',
]);

const credentials = {
  public: ['anyone'],
  open: ['open'],
  bearer: ['signed-in', 'in-organisation', 'sees', 'with-team'],
} as const;

const specified = readFileSync(new URL('../spec/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string, keyof typeof credentials]);

const declared = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => ({ name: `${resource}.${name}`, call })),
);
const routeOf = (call: Call) => `${call.method} ${call.path}`;

describe('the contract', () => {
  it('lists only calls of the specification, or additions with a reason', (t) => {
    const known = new Set(specified.map(([method, path]) => `${method} ${path}`));
    for (const { call } of declared) {
      assert.ok(
        known.has(routeOf(call)) || additions.has(routeOf(call)),
        `${routeOf(call)} is nowhere specified`,
      );
    }
    const standing = declared.filter(({ call }) => known.has(routeOf(call))).length;
    t.diagnostic(`${standing} of the ${specified.length} specified calls stand`);
    assert.equal(specified.length, 135);
  });

  it('asks for a credential exactly where the specification does', () => {
    const credentialOf = new Map(
      specified.map(([method, path, credential]) => [`${method} ${path}`, credential]),
    );
    for (const { call } of declared) {
      const credential = credentialOf.get(routeOf(call));
      if (credential)
        assert.ok((credentials[credential] as readonly string[]).includes(call.access.kind), routeOf(call));
    }
  });

  it('serves each method and path once', () => {
    const routes = declared.map(({ call }) => routeOf(call));
    assert.equal(new Set(routes).size, routes.length);
  });

  it('declares the shape of every path parameter', () => {
    for (const { name, call } of declared) {
      assert.equal(pathParameters(call.path).length > 0, call.params !== undefined, name);
    }
  });

  it('names in its permissions only what a call is really told', () => {
    let places = 0;
    for (const { name, call } of declared) {
      if (!('resource' in call.access)) continue;
      for (const path of Object.values<string>(call.access.resource)) {
        const [part, field] = path.split('.') as ['params' | 'query' | 'body', string];
        const shape = call[part] as { shape?: Record<string, unknown> } | undefined;
        assert.ok(shape?.shape && field in shape.shape, `${name}: ${path}`);
        places++;
      }
    }
    assert.ok(places > 30);
  });

  it('lives under one base path', () => assert.equal(basePath, '/v1/club'));
});
