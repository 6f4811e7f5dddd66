import type { Fixtures } from './fixtures/fixture-ids.ts';

/** For each field name, an id of the given organisation that fits it. */
const byName: Record<string, (fixtures: Fixtures) => string> = {
  organizationId: ({ organisationId }) => organisationId,
  organisationId: ({ organisationId }) => organisationId,
  orgCode: ({ orgCode }) => orgCode,
  traipId: ({ traipId }) => traipId,
  seasonId: ({ seasonId }) => seasonId,
  categoryId: ({ categoryId }) => categoryId,
  competitionId: ({ competitionId }) => competitionId,
  phaseId: ({ phaseId }) => phaseId,
  matchId: ({ matchId }) => matchId,
  raceId: ({ raceId }) => raceId,
  entryId: ({ raceEntryId }) => raceEntryId,
  rankingId: ({ raceRankingId }) => raceRankingId,
  markId: ({ earlierMarkId }) => earlierMarkId,
  teamId: ({ teamId }) => teamId,
  homeTeamId: ({ teamId }) => teamId,
  awayTeamId: ({ teamId }) => teamId,
  venueId: ({ venueId }) => venueId,
  fieldId: ({ fieldId }) => fieldId,
  refereeId: ({ people }) => people.RE.id,
  questionId: ({ questionId }) => questionId,
  paperId: ({ paperId }) => paperId,
  playerId: ({ people }) => people.TM.id,
  relatedPlayerId: ({ people }) => people.TM.id,
  personId: ({ playerId }) => playerId,
  keptId: ({ playerId }) => playerId,
  childId: ({ playerId }) => playerId,
  mergedId: ({ twinId }) => twinId,
  picture: ({ sponsorId }) => sponsorId,
};

/** Replaces part of a request with data of another organisation. */
type ForeignInput = (other: Fixtures, own: Fixtures) => Record<string, unknown>;

const player: ForeignInput = ({ people }) => ({
  players: [{ playerId: people.TM.id, place: 'STARTER', shirt: 1 }],
});

const substitution = (side: 'off' | 'on') => (other: Fixtures, own: Fixtures) => ({
  players: [{ playerId: own.people.TM.id, place: 'STARTER', shirt: 1 }],
  substitutions: [
    { off: own.people.TM.id, on: own.people.TM.id, period: 1, minute: 1, [side]: other.people.TM.id },
  ],
});

const goal = (more: object) => ({
  events: [
    { clientEventId: '0199a3c4-0000-7000-8000-000000000002', type: 'GOAL', period: 1, minute: 1, ...more },
  ],
});

const saturdays = {
  firstDay: '2026-09-01',
  weekdays: [6],
  firstKickOff: '10:00',
  lastKickOff: '20:00',
  every: 90,
  pace: 'ROUNDS',
};

const season = {
  firstDay: '2026-09-01',
  lastDay: '2027-06-01',
  windows: [{ weekday: 6, from: '10:00', to: '20:00' }],
};

const seasonAt: Record<string, ForeignInput> = {
  'body.wishes.venueIds[]': ({ venueId }) => ({ wishes: { ...season, venueIds: [venueId] } }),
};

const form: Record<string, ForeignInput> = {
  ...seasonAt,
  'body.traip.id': ({ traipId: id }) => ({ traip: { id } }),
  'body.season.id': ({ seasonId: id }, { traipId }) => ({ traip: { id: traipId }, season: { id } }),
  'body.category.id': ({ categoryId: id }, { traipId }) => ({ traip: { id: traipId }, category: { id } }),
  'body.teams[].id': ({ teamId: id }) => ({ teams: [{ id }] }),
  'body.timetable.venue.id': ({ venueId: id }) => ({ timetable: { ...saturdays, venue: { id } } }),
};

const closedDays = { startsOn: '2030-01-01', endsOn: '2030-01-01' };

const smaller = { name: 'Suyo', fields: [{ name: 'Campo 1' }], version: 1 };

/** The body of a closing, or the part of a body that contains one. */
function closingOf(
  wrap: (closing: object) => Record<string, unknown>,
  path = 'body',
): Record<string, ForeignInput> {
  return {
    [`${path}.days.venueId`]: ({ venueId }) => wrap({ days: { ...closedDays, venueId } }),
    [`${path}.days.teamId`]: ({ teamId }) => wrap({ days: { ...closedDays, teamId } }),
    [`${path}.days.fieldIds[]`]: ({ fieldId }, { venueId }) =>
      wrap({ days: { ...closedDays, venueId, fieldIds: [fieldId] } }),
    [`${path}.change.id`]: ({ venueId: id }) => wrap({ days: undefined, change: { ...smaller, id } }),
    [`${path}.change.fields[].id`]: ({ fieldId }, { venueId: id }) =>
      wrap({ days: undefined, change: { ...smaller, id, fields: [{ id: fieldId, name: 'Suyo' }] } }),
    [`${path}.deleteId`]: ({ venueId: deleteId }) => wrap({ days: undefined, deleteId }),
  };
}

const nextSeason = ({ competitionId: fromId, teamId: id }: Fixtures, change: object) => ({
  competitions: [{ fromId, name: 'Liga', teams: [{ id }], ...change }],
});

const sponsor: Record<string, ForeignInput> = {
  'body.sponsors[].id': ({ sponsorId: id }) => ({ sponsors: [{ id, name: 'Suyo', website: null }] }),
};

/** For ids nested in a body: how to insert a foreign one. */
const nestedInputs: Record<string, Record<string, ForeignInput>> = {
  'traip.createFromForm': form,
  'dashboard.createCompetition': form,
  'venue.update': { 'body.fields[].id': ({ fieldId: id }) => ({ fields: [{ id, name: 'Suyo' }] }) },
  'look.saveOfOrganisation': sponsor,
  'look.saveOfTraip': sponsor,
  'look.saveOfCompetition': sponsor,
  'closing.preview': closingOf((closing) => ({ ...closing })),
  'closing.save': {
    ...closingOf((closing) => ({ closing }), 'body.closing'),
    'body.moves[].matchId': ({ matchId }) => ({ moves: [{ matchId, kickOff: null, fieldId: null }] }),
    'body.moves[].fieldId': ({ fieldId }, { matchId }) => ({
      moves: [{ matchId, kickOff: '2030-01-02T10:00:00.000Z', fieldId }],
    }),
  },
  'closing.undo': {
    'body.closedDateIds[]': ({ closedDateId }) => ({ closedDateIds: [closedDateId] }),
    'body.matches[].matchId': ({ matchId }, { fieldId }) => ({
      matches: [{ matchId, version: 1, kickOff: '2030-01-02T10:00:00.000Z', fieldId }],
    }),
    'body.matches[].fieldId': ({ fieldId }, { matchId }) => ({
      matches: [{ matchId, version: 1, kickOff: '2030-01-02T10:00:00.000Z', fieldId }],
    }),
  },
  'nextSeason.create': {
    'body.competitions[].fromId': ({ competitionId: fromId }, own) => nextSeason(own, { fromId }),
    'body.competitions[].teams[].id': ({ teamId: id }, own) => nextSeason(own, { teams: [{ id }] }),
    'body.competitions[].above.competitionId': ({ competitionId }, own) =>
      nextSeason(own, { above: { competitionId, up: 1, down: 1 } }),
  },
  'venue.setTeamVenues': { 'body.venueIds[]': ({ venueId }) => ({ venueIds: [venueId] }) },
  'calendar.plan': {
    'body.venueIds[]': ({ venueId }) => ({ venueIds: [venueId] }),
    'body.fieldIds[]': ({ fieldId }) => ({ fieldIds: [fieldId] }),
    'body.teams[].teamId': ({ teamId }) => ({ teams: [{ teamId }] }),
    'body.teams[].venueIds[]': ({ venueId }, { teamId }) => ({ teams: [{ teamId, venueIds: [venueId] }] }),
  },
  'jointCalendar.plan': {
    'body.competitionIds[]': ({ competitionId }) => ({ competitionIds: [competitionId] }),
    ...seasonAt,
  },
  'exchange.importCompetition': { 'body.traipId': ({ traipId }) => ({ traipId, mode: 'COMMIT' }) },
  'exchange.importElsewhere': {
    'body.traipId': ({ traipId }) => ({ traipId, mode: 'COMMIT' }),
    'body.teams[].teamId': ({ teamId }) => ({ teams: [{ name: 'Sol', teamId }], mode: 'COMMIT' }),
  },
  'squad.add': {
    'body.people[].personId': ({ playerId: personId }) => ({
      people: [{ firstName: 'Iker', surnames: 'Ajeno', personId }],
    }),
  },
  'squad.change': {
    'body.people[].personId': ({ playerId: personId }) => ({
      people: [{ personId, version: 1, firstName: 'Otro' }],
    }),
  },
  'raceRanking.create': { 'body.raceIds[]': ({ raceId }) => ({ raceIds: [raceId] }) },
  'raceRanking.update': { 'body.raceIds[]': ({ raceId }) => ({ raceIds: [raceId] }) },
  'squad.remove': { 'body.personIds[]': ({ playerId }) => ({ personIds: [playerId] }) },
  'squad.restore': { 'body.personIds[]': ({ formerPlayerId }) => ({ personIds: [formerPlayerId] }) },
  'courtQueue.set': {
    'body.settings.fieldIds[]': ({ fieldId }) => ({ settings: { fieldIds: [fieldId], every: 30 } }),
  },
  'round.saveResults': {
    'body.results[].matchId': ({ matchId }) => ({
      results: [{ matchId, version: 1, score: { home: 1, away: 0 } }],
    }),
  },
  'organisationPeople.remove': {
    'body.personIds[]': ({ formerPlayerId }) => ({ personIds: [formerPlayerId] }),
  },
  'organisationPeople.restore': {
    'body.personIds[]': ({ formerPlayerId }) => ({ personIds: [formerPlayerId] }),
  },
  'registration.enter': {
    'body.people[].personId': ({ playerId: personId }) => ({ people: [{ personId }] }),
  },
  'question.answer': {
    'body.personId': ({ playerId: personId }) => ({ personId }),
    'body.answers[].questionId': ({ questionId }) => ({ answers: [{ questionId, value: null }] }),
  },
  'question.save': {
    'body.questions[].id': ({ questionId: id }) => ({
      questions: [{ id, audience: 'PERSON', kind: 'FILE', label: 'Ajena' }],
    }),
  },
  'registration.submit': { 'body.personIds[]': ({ playerId }) => ({ personIds: [playerId] }) },
  'registration.decide': {
    'body.ids[]': ({ licenceId }) => ({ ids: [licenceId], allComplete: undefined }),
  },
  'entry.seed': { 'body.seeds[].teamId': ({ teamId }) => ({ seeds: [{ teamId, seed: 1 }] }) },
  'standing.recordDraw': {
    'body.order[]': (other, own) => ({ order: [own.teamId, other.teamId] }),
  },
  'match.addReferees': {
    'body.referees[].userId': ({ people }) => ({ referees: [{ userId: people.RE.id }] }),
  },
  'match.registerEvent': {
    'body.teamId': ({ teamId }) => ({ type: 'GOAL', minute: 1, teamId }),
    'body.playerId': ({ people }, { teamId }) => ({
      type: 'GOAL',
      minute: 1,
      teamId,
      playerId: people.TM.id,
    }),
    'body.relatedPlayerId': ({ people }, { teamId }) => ({
      type: 'GOAL',
      minute: 1,
      teamId,
      relatedPlayerId: people.TM.id,
    }),
  },
  'match.checkLicences': {
    'body.checks[].personId': ({ people }) => ({
      checks: [{ personId: people.TM.id, how: 'TICK', at: '2026-10-01T16:00:00.000Z' }],
    }),
  },
  'match.registerEvents': {
    'body.events[].teamId': ({ teamId }) => goal({ teamId }),
    'body.events[].playerId': ({ people }, { teamId }) => goal({ teamId, playerId: people.TM.id }),
    'body.events[].relatedPlayerId': ({ people }, { teamId }) =>
      goal({ teamId, relatedPlayerId: people.TM.id }),
  },
  'lineup.create': {
    'body.players[].playerId': player,
    'body.substitutions[].off': substitution('off'),
    'body.substitutions[].on': substitution('on'),
  },
  'lineup.update': {
    'body.players[].playerId': player,
    'body.substitutions[].off': substitution('off'),
    'body.substitutions[].on': substitution('on'),
  },
};

/** The part of a request with a foreign id at a path of the contract, if that is possible. */
export function foreignInputAt(
  call: string,
  path: string,
  other: Fixtures,
  own: Fixtures,
): Record<string, unknown> | undefined {
  const override = nestedInputs[call]?.[path];
  if (override) return override(other, own);
  const name = path.match(/^\w+\.(\w+)$/)?.[1] ?? '';
  const value = byName[name]?.(other);
  return value === undefined ? undefined : { [name]: value };
}
