import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { basePath, type Call, pathParameters } from './call.ts';
import { contract } from './contract.ts';

/** Calls of our own, which the specification does not list, each with its reason. */
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
  'GET /traips-competition/registration/{competitionId}', // federations license who plays
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
  'GET /ranking-starts/{traipId}', // and begin with the list that they had
  'PUT /ranking-starts/{traipId}',
  'PUT /club/traip-competition-team/seeds/ranking', // and seed by it
  'GET /own-entries/{competitionId}', // players enter by themselves
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
  'GET /profile/licences', // who plays carries their licence with them
  'GET /traips-competition/protests/{competitionId}', // whoever let somebody play leaves a decision to the organiser
  'PUT /match/protests/{matchId}/{teamId}',
  'POST /profile/licences/{id}/send', // and mends one that was returned
  'PUT /profile/children/{personId}/photo',
  'GET /sheets/competition/{id}/teams/{teamId}/licences.pdf', // a coach carries those of the team
  'GET /teams/{teamId}/squad/consent-forms.pdf', // many parents sign on paper
  'GET /persons/{personId}/consent-form.pdf',
  'POST /match/actions/checkLicences', // a referee checks who plays before the match
  'GET /teams/{teamId}/squad', // who plays needs no account
  'POST /teams/{teamId}/squad',
  'PUT /teams/{teamId}/squad',
  'POST /teams/{teamId}/squad/remove',
  'POST /teams/{teamId}/squad/restore',
  'POST /teams/{teamId}/squad/table', // squads are kept in spreadsheets
  'PUT /teams/{teamId}/squad/{personId}/photo',
  'DELETE /teams/{teamId}/squad/{personId}/photo',
  'GET /traips-competition/questions/{competitionId}', // every organiser wants to know something else
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
  'PUT /teams/{teamId}/squad/different', // namesakes are not offered for ever
  'GET /persons/{personId}/documents', // licences need papers
  'PUT /persons/{personId}/documents/{kind}',
  'PUT /persons/{personId}/documents/{kind}/file',
  'GET /persons/{personId}/documents/{kind}/file',
  'DELETE /persons/{personId}/documents/{kind}',
  'GET /teams/{teamId}/squad/duplicates', // one human is entered twice
  'POST /teams/{teamId}/squad/merge-preview',
  'POST /teams/{teamId}/squad/merges',
  'DELETE /teams/{teamId}/squad/merges/{id}',
  'GET /teams/{teamId}/squad/claims', // who was entered by a club comes to their own account
  'PUT /teams/{teamId}/squad/claims/{id}',
  'GET /profile/merges', // whose account got the wrong matches takes them out again
  'DELETE /profile/merges/{id}',
  'POST /teams/invitations-qr/name', // whoever scans one sees whose it is before signing in
  'POST /teams/invitations-qr/preview', // one sees what one joins before joining
  'DELETE /teams/invitations-qr/{qrId}', // a lost paper must not let strangers in
  'PUT /club/traip-competition-team/decide', // somebody has to answer a team that asks for a place
  'PUT /club/traip-competition-team/seeds', // a draw is prepared in more than one go
  'GET /broker-config/{phaseId}/{competitionId}/fixtures', // a bracket with its results
  'POST /traips-competition/phases', // a competition drafted without the form needs its phases too
  'PUT /traips-competition/phases', // phases are renamed, and change places
  'DELETE /traips-competition/phases/{phaseId}', // a phase that was one too many
  'GET /match/desk/{id}', // whoever keeps the score needs more than the public page
  'POST /match/impact', // one sees what a correction changes before making it
  'POST /match/actions/registerEvents', // a phone that was offline sends what it has at once
  'GET /result-reports/{matchId}/{teamId}', // where no referee is, the two captains agree on the result
  'PUT /result-reports/{matchId}/{teamId}',
  'PUT /result-reports/{competitionId}',
  'GET /match/attendance/{matchId}/{teamId}', // a captain has to know who comes before choosing who plays
  'PUT /match/attendance/{matchId}/{teamId}',
  'GET /traips-season/{id}/next', // leagues go on year after year, with who goes up and who goes down
  'POST /traips-season/{id}/next',
  'GET /traips/{id}/history', // who won in all those years
  'GET /public-traips/code/{code}/history',
  'GET /traips-competition/seasons/{id}',
  'POST /club/traip-competition-team/competitors', // players and pairs are entered by name
  'PUT /club/traip-competition-team/competitors',
  'GET /court-queue/{competitionId}', // tournaments without hours: the next match goes to the court that is free
  'PUT /court-queue/{competitionId}',
  'PUT /court-queue/{competitionId}/call',
  'PUT /court-queue/{competitionId}/take-back',
  'PUT /court-queue/{competitionId}/skip',
  'GET /races/{competitionId}', // runners, swimmers and riders race: nobody is at home
  'POST /races/{competitionId}',
  'PUT /races/{competitionId}/{raceId}',
  'DELETE /races/{competitionId}/{raceId}',
  'PUT /races/{competitionId}/{raceId}/publication', // provisional until protests are over, then official
  'GET /races/{competitionId}/{raceId}/entries', // bibs and lanes
  'POST /races/{competitionId}/{raceId}/entries',
  'PUT /races/{competitionId}/{raceId}/entries/{entryId}',
  'DELETE /races/{competitionId}/{raceId}/entries/{entryId}',
  'GET /races/{competitionId}/{raceId}/results',
  'GET /races/{competitionId}/{raceId}/start-list', // who starts, before anybody has a result
  'PUT /races/{competitionId}/{raceId}/results', // typed by bib
  'POST /races/{competitionId}/{raceId}/results', // a timing file
  'GET /races/{competitionId}/{raceId}/line', // who times by hand, on a phone, with others
  'PUT /races/{competitionId}/{raceId}/line',
  'PUT /races/{competitionId}/{raceId}/rounds', // heats lead to a final
  'POST /races/{competitionId}/{raceId}/heats',
  'PUT /races/{competitionId}/{raceId}/heats',
  'GET /races/{competitionId}/{raceId}/round',
  'PUT /races/{competitionId}/{raceId}/round/tie',
  'POST /races/{competitionId}/{raceId}/round/next',
  'GET /races/{competitionId}/{raceId}/ranking',
  'PUT /races/{competitionId}/{raceId}/cards', // golf is counted hole by hole
  'GET /race-rankings/{competitionId}', // circuits, stage races and clubs have tables over several races
  'POST /race-rankings/{competitionId}',
  'PUT /race-rankings/{competitionId}/{rankingId}',
  'DELETE /race-rankings/{competitionId}/{rankingId}',
  'GET /race-rankings/{competitionId}/{rankingId}/table',
  'GET /race-records/{code}', // meetings keep the records of their events, from before Traip too
  'GET /race-records/{code}/races/{raceId}',
  'GET /earlier-marks/{traipId}',
  'POST /earlier-marks/{traipId}',
  'DELETE /earlier-marks/{traipId}/{markId}',
  'GET /round/{competitionId}', // the results of a whole round are written on one screen
  'PUT /round/{competitionId}/results',
  'PUT /round/{competitionId}/official',
  'PUT /round/{competitionId}/postpone', // it rains before anybody knows when to play instead
  'PUT /match/actions/postpone',
  'GET /joint-calendars/{orgCode}/competitions', // competitions that share grounds and coaches are planned as one
  'POST /joint-calendars/{orgCode}/plans',
  'GET /joint-calendars/{orgCode}/plans/{id}',
  'GET /joint-calendars/{orgCode}/plans/{id}/competitions/{competitionId}',
  'POST /joint-calendars/{orgCode}/plans/{id}/cancel',
  'POST /joint-calendars/{orgCode}/plans/{id}/apply',
  'POST /closings/{orgCode}/preview', // a closed venue leaves matches without a place
  'POST /closings/{orgCode}',
  'POST /closings/{orgCode}/undo', // a wrong day is taken back with a tap
  'POST /match/scorer-links', // a parent at the side of the field keeps the score without an account
  'GET /match/scorer-links/{matchId}', // who holds which link, and which of them to close
  'DELETE /match/scorer-links/{linkId}/{matchId}',
  'DELETE /match/scorer-links/{linkId}/{matchId}/events', // a link in the wrong hands has written nonsense
  'POST /match/actions/substitute', // who is on the field tells who can score
  'PUT /match/actions/setAssist', // the goal cannot wait until somebody knows who passed
  'PUT /match/actions/setMvp', // the best player of a match is somebody’s choice, not a sum
  'GET /club/comp-stats/leaders', // each sport has lists of its own, and a page shows them at once
  'GET /club/comp-stats/side-stats', // what teams, pairs and players did, also where there is no table
  'GET /club/comp-stats/box-score', // a match player by player
  'GET /club/comp-stats/suspensions', // who has to sit out the next match
  'PUT /club/comp-stats/suspensions', // a committee decides what a red card costs
  'GET /traips-competition/standings/{id}', // the tables of what is not public, for those who may see it
  'GET /traips-competition/announcement/{id}', // teams decide on it whether they enter
  'GET /traips-competition/story/{id}', // people want to read how a season was won
  'GET /traips-competition/adjustments/{competitionId}', // committees give and take points
  'POST /traips-competition/adjustments',
  'DELETE /traips-competition/adjustments/{competitionId}/{id}',
  'POST /traips-competition/draws', // lots are also drawn by hand
  'GET /club/traip-competition-team/withdrawal-preview/{competitionId}/{teamId}', // one sees what a withdrawal does
  'GET /club/traip-competition-team/export/{competitionId}', // what is in Traip can leave it, and come in
  'POST /club/traip-competition-team/import',
  'GET /traips-competition/results/{competitionId}',
  'POST /traips-competition/results',
  'GET /traips-competition/export/{competitionId}',
  'POST /traips-competition/import/{orgCode}',
  'POST /traips-competition/import-elsewhere/{orgCode}', // a season that was played in another program
  'POST /auth/second-factor', // a stolen password alone opens nothing
  'POST /auth/passkey-options', // signing in without a password
  'POST /auth/passkey-login',
  'POST /auth/sign-up-passkey-options', // registering without a password
  'POST /auth/register-with-passkey',
  'POST /profile/change-email', // addresses change
  'POST /auth/change-email',
  'GET /profile/second-factor',
  'POST /profile/confirmation-options', // before something dangerous, a person confirms that it is them
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
  'GET /apps/org/{orgCode}', // apps of others act for people who let them (OAuth)
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
  'GET /profile/children', // under 14 nobody has an account: a guardian answers for them (LOPDGDD, art. 7)
  'POST /profile/children',
  'PUT /profile/children/{personId}',
  'PUT /profile/children/{personId}/consents',
  'DELETE /profile/children/{personId}',
  'GET /profile/consents', // from the age of consent on people decide themselves
  'PUT /profile/consents',
  'POST /teams/{teamId}/squad/{personId}/consent/remind', // a team asks for what it waits for
  'GET /persons/{personId}/consent-papers', // not every guardian has an account
  'POST /persons/{personId}/consent-papers',
  'POST /persons/{personId}/consent-papers/{paperId}/withdraw',
  'GET /persons/{personId}/consent-papers/{paperId}/file',
  'GET /profile/my-data', // GDPR, art. 15 and 20
  'POST /profile/delete-account', // GDPR, art. 17
  'GET /deleted-items/{orgCode}', // a wrong click must not cost a season
  'PUT /deleted-items/{orgCode}/{id}',
  'GET /webhooks/{orgCode}', // other programs are told what happens instead of asking again and again
  'POST /webhooks/{orgCode}',
  'PUT /webhooks/{orgCode}/{id}',
  'DELETE /webhooks/{orgCode}/{id}',
  'GET /webhooks/{orgCode}/{id}/secret',
  'POST /webhooks/{orgCode}/{id}/secret',
  'POST /webhooks/{orgCode}/{id}/test',
  'GET /webhooks/{orgCode}/{id}/deliveries',
  'POST /webhooks/{orgCode}/{id}/deliveries/{deliveryId}',
  'GET /audit-log/{orgCode}', // heads see who did what
  'GET /audit-log/{orgCode}/choices',
  'GET /audit-log/{orgCode}/export',
  'GET /venues/{orgCode}', // a calendar needs places to play in
  'POST /venues/{orgCode}',
  'GET /venues/{orgCode}/{id}',
  'PUT /venues/{orgCode}/{id}',
  'DELETE /venues/{orgCode}/{id}',
  'GET /closed-dates/{orgCode}', // holidays, works on a ground, a team that is away
  'POST /closed-dates/{orgCode}',
  'DELETE /closed-dates/{orgCode}/{id}',
  'GET /team-venues/{orgCode}', // where teams are at home
  'PUT /team-venues/{orgCode}/{id}',
  'POST /calendar/estimate', // a form that says early what cannot be played
  'POST /calendar/{phaseId}/plans', // a search takes longer than a request
  'GET /calendar/{phaseId}/wishes', // a search starts from what was said before
  'GET /calendar/{phaseId}/plans',
  'GET /calendar/{phaseId}/plans/{id}',
  'POST /calendar/{phaseId}/plans/{id}/cancel',
  'POST /calendar/{phaseId}/plans/{id}/apply',
  'GET /public/search', // what is public can be found
  'GET /public/now', // what is being played, before anybody searches
  'GET /match/comparison/{id}', // the page of a match tells how both sides come to it
  'GET /follows', // whoever is no player of a team still wants to know how it does
  'PUT /follows/{kind}/{id}',
  'DELETE /follows/{kind}/{id}',
  'POST /follows',
  'GET /follows/page',
  'POST /public/follows', // and needs no account for it
  'GET /public/follows/device', // nor to hear of a goal
  'PUT /public/follows/device',
  'POST /public/follows/device/forget',
  'GET /public/demo-accounts', // who comes to look around enters with one click
  'GET /public/team/{id}/career', // a team's page tells what it plays and how it stands
  'GET /public/player/{userCode}/career',
  'GET /public/person/{id}', // who plays without an account has a career too
  'POST /live/ticket', // an EventSource cannot say who it is
  'GET /agenda/match/{id}/calendar.ics', // matches in the calendars that people have already
  'GET /agenda/competition/{id}/calendar.ics',
  'GET /agenda/team/{id}/calendar.ics',
  'GET /agenda/person/{key}/calendar.ics',
  'GET /agenda/mine',
  'POST /agenda/mine',
  'DELETE /agenda/mine',
  'GET /sheets/competition/{id}/standings.csv', // what is on a page, for a spreadsheet or for paper
  'GET /sheets/competition/{id}/matches.csv',
  'GET /sheets/competition/{id}/races/{raceId}/results.csv',
  'GET /sheets/competition/{id}/races/{raceId}/results.pdf', // hung up at the finish
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
  'GET /legal/{locale}', // who registers accepts terms of a known version
  'GET /legal/{locale}/{document}',
  'GET /profile/agreements',
  'GET /sitemap', // search engines ask what there is
  'GET /sitemap/{kind}/{page}',
  'GET /notifications', // people are told what concerns them
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
        assert.ok((credentials[credential] as readonly string[]).includes(call.who.kind), routeOf(call));
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
      if (!('place' in call.who)) continue;
      for (const path of Object.values<string>(call.who.place)) {
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
