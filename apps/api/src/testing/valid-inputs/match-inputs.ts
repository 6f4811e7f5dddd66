import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';

const whistle = { clientEventId: '0199a3c4-0000-7000-8000-000000000001', type: 'END', period: 1 };
const venue = { name: 'Campo', fields: [{ name: 'Campo 1' }] };
const season = {
  firstDay: '2030-01-01',
  lastDay: '2030-02-01',
  windows: [{ weekday: 6, from: '10:00', to: '10:00' }],
};

const newYear = { startsOn: '2030-01-01', endsOn: '2030-01-01' };

/** An arrival at the finish line. */
const lineMark = {
  id: '0197a000-0000-7000-8000-00000000a001',
  kind: 'ARRIVAL',
  at: '2027-03-14T09:40:00.000Z',
  heat: null,
  bib: '2',
  status: null,
  isUndone: false,
  changedAt: '2027-03-14T09:40:00.000Z',
};

/** For matches, lineups, venues and calendars. */
export const matchInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'match.create': ({ phaseId, teamId: homeTeamId }) => ({ body: { phaseId, homeTeamId } }),
  'match.update': ({ matchId: id }) => ({ body: { id, round: 2, version: 1 } }),
  'match.delete': ofMatch(),
  'match.get': ofMatch(),
  'match.full': ofMatch(),
  'match.comparison': ofMatch(),
  'match.find': () => ({ body: {} }),
  'match.schedule': ({ matchId }) => ({ body: { matchId, kickOff: '2027-01-09T17:00:00.000Z' } }),
  'match.postpone': ({ matchId }) => ({ body: { matchId, reason: 'Lluvia' } }),
  'match.addReferees': ({ matchId }) => ({ body: { matchId, referees: [] } }),
  'match.refereeCandidates': ({ orgCode }) => ({ params: { orgCode } }),
  'match.setStream': ({ matchId }) => ({ body: { matchId, url: null } }),
  'match.addKnockoutParticipants': ({ matchId }) => ({ body: { matchId } }),
  'courtQueue.get': ({ competitionId }) => ({ params: { competitionId } }),
  'courtQueue.set': ({ competitionId }) => ({ params: { competitionId }, body: { settings: null } }),
  'courtQueue.call': ({ competitionId, matchId, fieldId }) => ({
    params: { competitionId },
    body: { matchId, fieldId },
  }),
  'courtQueue.takeBack': ({ competitionId, matchId }) => ({ params: { competitionId }, body: { matchId } }),
  'courtQueue.skip': ({ competitionId, matchId }) => ({
    params: { competitionId },
    body: { matchId, isSkipped: true },
  }),
  'race.list': ({ competitionId }) => ({ params: { competitionId } }),
  'race.create': ({ competitionId }) => ({ params: { competitionId }, body: { name: '5 km' } }),
  'race.update': ofRace({ name: '10 km nocturna', version: 1 }),
  'race.delete': ofRace(),
  'race.publish': ofRace({ publication: 'OFFICIAL', version: 1 }),
  'race.results': ofRace(),
  'race.startList': ofRace(),
  'raceEntry.list': ofRace(),
  'raceEntry.paste': ofRace({ text: 'Nombre;Año\nAna Gil;1990', mode: 'COMMIT' }),
  'raceEntry.update': ofRaceEntry({ bib: '3', version: 1 }),
  'raceEntry.remove': ofRaceEntry(),
  'raceRound.set': ofRace({ qualifying: [{ byTime: 8 }], version: 1 }),
  'raceRound.makeHeats': ofRace({ lanes: 8 }),
  'raceRound.place': ofRace({ places: [{ bib: '2', heat: 1, lane: 4 }] }),
  'raceRound.state': ofRace(),
  'raceRound.decideTie': ofRace({ bibs: ['1', '2'], by: 'SWIM_OFF' }),
  'raceRound.fillNext': ofRace({}),
  'raceRound.ranking': ofRace(),
  'raceResult.save': ofRace({ results: [{ bib: '2', mark: '41:00' }] }),
  'raceResult.saveCards': ofRace({ cards: [{ bib: '2', round: 1, holes: [{ hole: 1, strokes: '4' }] }] }),
  'raceRanking.list': ({ competitionId }) => ({ params: { competitionId } }),
  'raceRanking.create': ({ competitionId, raceId }) => ({
    params: { competitionId },
    body: { name: 'Circuito', kind: 'SERIES', raceIds: [raceId], rules: { points: [10, 6, 4] } },
  }),
  'raceRanking.update': ofRaceRanking({ name: 'Copa', version: 1 }),
  'raceRanking.delete': ofRaceRanking(),
  'raceRanking.table': ofRaceRanking(),
  'raceResult.line': ofRace(),
  'raceResult.markLine': ofRace({ marks: [lineMark] }),
  'raceResult.import': ofRace({ text: 'Dorsal;Tiempo\n2;41:00', mode: 'COMMIT' }),
  'round.get': ({ competitionId }) => ({ params: { competitionId } }),
  'round.saveResults': ({ competitionId, matchId }) => ({
    params: { competitionId },
    body: { results: [{ matchId, version: 1, score: { home: 1, away: 0 } }] },
  }),
  'round.makeOfficial': ({ competitionId, phaseId }) => ({
    params: { competitionId },
    body: { phaseId, round: 1 },
  }),
  'round.postpone': ({ competitionId, phaseId }) => ({
    params: { competitionId },
    body: { phaseId, round: 1, reason: 'Lluvia' },
  }),
  'resultReport.get': ({ matchId, teamId }) => ({ params: { matchId, teamId } }),
  'resultReport.send': ({ matchId, teamId }) => ({
    params: { matchId, teamId },
    body: { score: { home: 1, away: 0 } },
  }),
  'resultReport.set': ({ competitionId }) => ({ params: { competitionId }, body: { mode: 'CAPTAINS' } }),
  'protest.list': ({ competitionId }) => ({ params: { competitionId } }),
  'protest.settle': ({ matchId, teamId }) => ({
    params: { matchId, teamId },
    body: { outcome: 'REJECTED', reason: 'Tenía ficha' },
  }),
  'attendance.get': ({ matchId, teamId }) => ({ params: { matchId, teamId } }),
  'attendance.set': ({ matchId, teamId, people }) => ({
    params: { matchId, teamId },
    body: { personId: people.TM.id, answer: 'GOING' },
  }),
  'lineup.create': ({ matchId, teamId }) => ({ body: { matchId, teamId, players: [] } }),
  'lineup.update': ({ lineupId: id }) => ({ body: { id, players: [], version: 1 } }),
  'lineup.confirm': ({ lineupId: id }) => ({ params: { id }, body: {} }),
  'lineup.delete': ({ lineupId: id }) => ({ params: { id } }),
  'lineup.full': ({ matchId }) => ({ params: { matchId } }),
  'lineup.get': ({ matchId, teamId }) => ({ params: { matchId, teamId } }),
  'statistics.playerStats': ({ competitionId }) => ({ query: { competitionId } }),
  'statistics.leaders': ({ competitionId }) => ({ query: { competitionId } }),
  'statistics.sideStats': ({ competitionId }) => ({ query: { competitionId } }),
  'statistics.boxScore': ({ matchId }) => ({ query: { matchId } }),
  'statistics.suspensions': ({ competitionId }) => ({ query: { competitionId } }),
  'statistics.ruleOnSuspension': ({ competitionId, matchId: suspensionId }) => ({
    body: { competitionId, suspensionId, matches: 2, reason: 'Agresión' },
  }),
  'match.desk': ofMatch(),
  'match.start': ofMatch({}),
  'match.finish': ofMatch({}),
  'match.close': ofMatch({}),
  'match.reopen': ofMatch({ reason: 'Error' }),
  'match.cancel': ofMatch({ reason: 'Lluvia' }),
  'match.addManualResult': ({ matchId }) => ({ body: { matchId, score: { home: 1, away: 0 } } }),
  'match.impact': ({ matchId }) => ({ body: { matchId, score: { home: 1, away: 0 } } }),
  'match.registerEvent': ({ matchId }) => ({ body: { matchId, ...whistle } }),
  'match.registerEvents': ({ matchId }) => ({ body: { matchId, events: [whistle] } }),
  'match.deleteEvent': ({ matchId }) => ({ params: { eventId: matchId, matchId } }),
  'match.substitute': ({ matchId, teamId, people: { OW, CA } }) => ({
    body: { matchId, teamId, off: OW.id, on: CA.id, period: 1, minute: 1 },
  }),
  'match.checkLicences': ({ matchId, people: { OW } }) => ({
    body: { matchId, checks: [{ personId: OW.id, how: 'TICK', at: '2026-10-01T16:00:00.000Z' }] },
  }),
  'match.setAssist': ({ matchId }) => ({ body: { matchId, eventId: matchId, relatedPlayerId: null } }),
  'match.setMvp': ({ matchId }) => ({ body: { matchId, playerId: null } }),
  'match.scorerLinks': ({ matchId }) => ({ params: { matchId } }),
  'match.createScorerLink': ({ matchId }) => ({ body: { matchId } }),
  'match.revokeScorerLink': ({ matchId }) => ({ params: { linkId: matchId, matchId } }),
  'match.takeBackScorerLink': ({ matchId }) => ({ params: { linkId: matchId, matchId } }),
  'venue.list': ({ orgCode }) => ({ params: { orgCode } }),
  'venue.get': ({ orgCode, venueId: id }) => ({ params: { orgCode, id } }),
  'venue.create': ({ orgCode }) => ({ params: { orgCode }, body: venue }),
  'venue.update': ({ orgCode, venueId: id }) => ({ params: { orgCode, id }, body: { ...venue, version: 1 } }),
  'venue.delete': ({ orgCode, venueId: id }) => ({ params: { orgCode, id } }),
  'venue.closedDates': ({ orgCode }) => ({ params: { orgCode } }),
  'venue.addClosedDate': ({ orgCode }) => ({
    params: { orgCode },
    body: newYear,
  }),
  'closing.preview': ({ orgCode }) => ({ params: { orgCode }, body: { days: newYear } }),
  'closing.save': ({ orgCode }) => ({
    params: { orgCode },
    body: { closing: { days: newYear }, stamp: '', moves: [] },
  }),
  'closing.undo': ({ orgCode, closedDateId }) => ({
    params: { orgCode },
    body: { closedDateIds: [closedDateId], matches: [] },
  }),
  'venue.deleteClosedDate': ({ orgCode, closedDateId: id }) => ({ params: { orgCode, id } }),
  'venue.teamVenues': ({ orgCode }) => ({ params: { orgCode } }),
  'venue.setTeamVenues': ({ orgCode, teamId: id }) => ({ params: { orgCode, id }, body: { venueIds: [] } }),
  'calendar.estimate': () => ({
    body: { ...season, minutes: 90, teams: 4, algorithm: 'ROUND_ROBIN', fields: 1 },
  }),
  'calendar.plan': ({ phaseId }) => ({ params: { phaseId }, body: { ...season, seconds: 1 } }),
  'calendar.wishes': ({ phaseId }) => ({ params: { phaseId } }),
  'calendar.plans': ({ phaseId }) => ({ params: { phaseId } }),
  'calendar.get': ({ phaseId, planId: id }) => ({ params: { phaseId, id } }),
  'calendar.cancel': ({ phaseId, planId: id }) => ({ params: { phaseId, id } }),
  'calendar.apply': ({ phaseId, planId: id }) => ({ params: { phaseId, id } }),
  'jointCalendar.candidates': ({ orgCode }) => ({ params: { orgCode } }),
  'jointCalendar.plan': ({ orgCode, competitionId }) => ({
    params: { orgCode },
    body: { competitionIds: [competitionId], seconds: 1 },
  }),
  'jointCalendar.get': ({ orgCode, jointPlanId: id }) => ({ params: { orgCode, id } }),
  'jointCalendar.outcome': ({ orgCode, jointPlanId: id, competitionId }) => ({
    params: { orgCode, id, competitionId },
  }),
  'jointCalendar.cancel': ({ orgCode, jointPlanId: id }) => ({ params: { orgCode, id } }),
  'jointCalendar.apply': ({ orgCode, jointPlanId: id }) => ({ params: { orgCode, id } }),
  'jointCalendar.undo': ({ orgCode, jointPlanId: id }) => ({ params: { orgCode, id } }),
};

function ofMatch(body?: unknown) {
  return ({ matchId: id }: Fixtures): RequestInput => ({
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
}

function ofRace(body?: unknown) {
  return ({ competitionId, raceId }: Fixtures): RequestInput => ({
    params: { competitionId, raceId },
    ...(body !== undefined && { body }),
  });
}

function ofRaceRanking(body?: unknown) {
  return ({ competitionId, raceRankingId: rankingId }: Fixtures): RequestInput => ({
    params: { competitionId, rankingId },
    ...(body !== undefined && { body }),
  });
}

function ofRaceEntry(body?: unknown) {
  return ({ competitionId, raceId, raceEntryId: entryId }: Fixtures): RequestInput => ({
    params: { competitionId, raceId, entryId },
    ...(body !== undefined && { body }),
  });
}
