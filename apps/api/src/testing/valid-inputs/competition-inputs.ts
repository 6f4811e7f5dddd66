import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { form } from './sample-bodies.ts';

const competitionFile = {
  format: 'traip-competition',
  version: 1,
  traip: { name: 'Copa', sportKey: 'FOOTBALL' },
  season: { name: '2027' },
  category: { name: 'B' },
  competition: { name: 'Clausura' },
  teams: [],
  phases: [],
};

const traip = { name: 'Liga', sportKey: 'FOOTBALL' };
const part = { name: 'Otra' };

/** For competitions, from the Traip to the table. */
export const competitionInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'traip.create': ({ organisationId }) => ({ body: { ...traip, organizationId: organisationId } }),
  'traip.update': ({ traipId: id }) => ({ body: { ...traip, version: 1, id } }),
  'traip.createFromForm': ({ organisationId }) => ({ body: { ...form, organizationId: organisationId } }),
  'traip.delete': ({ traipId: id }) => ({ params: { id } }),
  'traip.ofOrganisation': ({ organisationId: id }) => ({ params: { id } }),
  'traip.byCode': ({ traipCode: code }) => ({ params: { code } }),
  'traip.get': ({ traipId: id }) => ({ params: { id } }),
  'publicTraip.byCode': ({ traipCode: code }) => ({ params: { code } }),
  'ranking.get': ({ traipCode: code }) => ({ params: { code } }),
  'ranking.competitor': ({ traipCode: code, teamId: competitorId }) => ({ params: { code, competitorId } }),
  'ranking.ofPerson': ({ playerId: id }) => ({ params: { id } }),
  'ranking.saveRules': ({ traipId }) => ({ body: { traipId, method: 'ELO' } }),
  'ranking.starts': ({ traipId }) => ({ params: { traipId } }),
  'ranking.saveStarts': ({ traipId }) => ({
    params: { traipId },
    body: { kind: 'PERSON', text: 'Ana Ruiz; 1600' },
  }),
  'raceRecord.list': ({ traipCode: code }) => ({ params: { code } }),
  'raceRecord.ofRace': ({ traipCode: code, raceId }) => ({ params: { code, raceId } }),
  'raceRecord.earlier': ({ traipId }) => ({ params: { traipId } }),
  'raceRecord.addEarlier': ({ traipId }) => ({
    params: { traipId },
    body: { text: 'Prueba;Marca;Nombre\n10 km;35:00;Ana Gil', mode: 'COMMIT' },
  }),
  'raceRecord.deleteEarlier': ({ traipId, earlierMarkId: markId }) => ({ params: { traipId, markId } }),
  'ranking.seed': ({ competitionId }) => ({ body: { competitionId, mode: 'COMMIT' } }),
  'season.create': ({ traipId }) => ({ body: { ...part, traipId } }),
  'season.update': ({ seasonId: id }) => ({ body: { ...part, version: 1, id } }),
  'season.find': ({ traipId }) => ({ body: { traipId } }),
  'season.byId': ({ seasonId: id }) => ({ params: { id } }),
  'season.delete': ({ seasonId: id }) => ({ params: { id } }),
  'nextSeason.preview': ({ seasonId: id }) => ({ params: { id } }),
  'nextSeason.create': ({ seasonId: id, competitionId: fromId, teamId, phaseId: requestId }) => ({
    params: { id },
    body: { requestId, name: '2027/28', competitions: [{ fromId, name: 'Liga', teams: [{ id: teamId }] }] },
  }),
  'history.ofTraip': ({ traipId: id }) => ({ params: { id } }),
  'history.ofPublicTraip': ({ traipCode: code }) => ({ params: { code } }),
  'history.ofCompetition': ofCompetition,
  'category.create': ({ traipId }) => ({ body: { ...part, traipId } }),
  'category.update': ({ categoryId: id }) => ({ body: { ...part, version: 1, id } }),
  'category.find': ({ traipId }) => ({ body: { traipId } }),
  'category.byId': ({ categoryId: id }) => ({ params: { id } }),
  'category.delete': ({ categoryId: id }) => ({ params: { id } }),
  'competition.create': ({ traipId, seasonId, categoryId }) => ({
    body: { ...part, traipId, seasonId, categoryId },
  }),
  'competition.update': ({ competitionId: id, seasonId, categoryId }) => ({
    body: { ...part, version: 1, id, seasonId, categoryId },
  }),
  'competition.find': () => ({ body: {} }),
  'competition.delete': ofCompetition,
  'competition.byId': ofCompetition,
  'competition.fullById': ofCompetition,
  'competition.full': ofCompetition,
  'competition.matches': ofCompetition,
  'competition.mine': () => ({ params: { limit: '10', page: '1', finished: 'false' } }),
  'competition.ofTeam': ({ teamId }) => ({ params: { limit: '10', page: '1', finished: 'false', teamId } }),
  'competition.addPhase': ({ competitionId }) => ({ body: { ...part, competitionId } }),
  'competition.changePhase': ({ phaseId }) => ({ body: { ...part, version: 1, phaseId } }),
  'competition.deletePhase': ({ phaseId }) => ({ params: { phaseId } }),
  'entry.add': ({ competitionId, teamId }) => ({ body: { competitionId, teamId } }),
  'entry.addByName': ({ competitionId }) => ({ body: { competitionId, names: ['Ana Ruiz / Luis Gil'] } }),
  'entry.changeNames': ({ competitionId, teamId }) => ({
    body: { competitionId, teamId, name: 'Ana Ruiz / Luis Gil' },
  }),
  'entry.remove': ({ competitionId, teamId }) => ({ body: { competitionId, teamId } }),
  'entry.list': ({ competitionId }) => ({ params: { competitionId } }),
  'ownEntry.list': ({ competitionId }) => ({ params: { competitionId } }),
  'ownEntry.enter': ({ competitionId }) => ({ params: { competitionId }, body: {} }),
  'ownEntry.withdraw': ({ competitionId, matchId: teamId }) => ({ params: { competitionId, teamId } }),
  'partner.list': ({ competitionId }) => ({ params: { competitionId } }),
  'partner.look': ({ competitionId }) => ({ params: { competitionId }, body: { agrees: true } }),
  'partner.stop': ({ competitionId, matchId: id }) => ({ params: { competitionId, id } }),
  'partner.ask': ({ competitionId, ...two }) => ({ params: { competitionId }, body: twoWhoLook(two) }),
  'partner.takeBack': ({ competitionId, ...two }) => ({ params: { competitionId, ...twoWhoLook(two) } }),
  'partner.answer': ({ competitionId, ...two }) => ({
    params: { competitionId },
    body: { ...twoWhoLook(two), accept: true },
  }),
  'partner.join': ({ competitionId, matchId: oneId, phaseId: otherId }) => ({
    params: { competitionId },
    body: { oneId, otherId },
  }),
  'partner.change': ({ competitionId, teamId, playerId: personId }) => ({
    body: { competitionId, teamId, personId, name: 'Lia Roca' },
  }),
  'partner.history': ({ competitionId, teamId }) => ({ params: { competitionId, teamId } }),
  'weighIn.get': ({ competitionId }) => ({ params: { competitionId } }),
  'weighIn.setClass': ({ competitionId }) => ({
    params: { competitionId },
    body: { weightClass: { above: 66, upTo: 73 } },
  }),
  'weighIn.weigh': ({ competitionId, teamId }) => ({ params: { competitionId }, body: { teamId, kg: 72.4 } }),
  'weighIn.move': ({ competitionId, teamId }) => ({
    params: { competitionId },
    body: { teamId, toId: competitionId },
  }),
  'entry.seed': ({ competitionId, teamId }) => ({ body: { competitionId, seeds: [{ teamId, seed: 1 }] } }),
  'entry.decide': ({ competitionId, askingTeamId: teamId }) => ({
    body: { competitionId, teamId, accept: false },
  }),
  'standing.classifications': ofCompetition,
  'standing.tables': ofCompetition,
  'standing.story': ofCompetition,
  'competition.announcement': ofCompetition,
  'standing.adjustments': ({ competitionId }) => ({ params: { competitionId } }),
  'standing.adjust': ({ phaseId, teamId }) => ({
    body: { phaseId, teamId, points: -1, reason: 'Alineación indebida' },
  }),
  'standing.revokeAdjustment': ({ competitionId, adjustmentId: id }) => ({ params: { competitionId, id } }),
  'standing.recordDraw': ({ phaseId, teamId, askingTeamId }) => ({
    body: { phaseId, order: [teamId, askingTeamId], date: '2026-05-30', by: 'Comité' },
  }),
  'standing.withdrawalPreview': ({ competitionId, teamId }) => ({ params: { competitionId, teamId } }),
  'broker.get': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'broker.fixtures': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'broker.upsert': ({ phaseId, competitionId }) => ({
    body: { phaseId, competitionId, algorithm: 'ROUND_ROBIN' },
  }),
  'broker.process': ({ phaseId, competitionId }) => ({ body: { phaseId, competitionId } }),
  'broker.delete': ({ phaseId, competitionId }) => ({ params: { phaseId, competitionId } }),
  'exchange.exportTeams': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importTeams': ({ competitionId }) => ({ body: { competitionId, csv: 'Nombre\nRayo' } }),
  'exchange.exportResults': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importResults': ({ competitionId }) => ({ body: { competitionId, csv: 'Local;Visitante' } }),
  'exchange.exportCompetition': ({ competitionId }) => ({ params: { competitionId } }),
  'exchange.importCompetition': ({ orgCode }) => ({ params: { orgCode }, body: { file: competitionFile } }),
  'exchange.importElsewhere': ({ orgCode }) => ({
    params: { orgCode },
    body: { files: [{ name: 'liga.csv', text: 'Local;Visitante;Resultado\nSol;Luna;2-1' }] },
  }),
  'live.ticket': ({ matchId: id }) => ({ body: { feed: 'match', id } }),
  'sport.get': () => ({ params: { sportKey: 'RUGBY' } }),
  'sport.byParent': () => ({ params: { parentKey: 'RUGBY' } }),
};

function ofCompetition({ competitionId: id }: Fixtures): RequestInput {
  return { params: { id } };
}

/** Ids that no one looking for a partner has. */
function twoWhoLook({ matchId: fromId, phaseId: toId }: Pick<Fixtures, 'matchId' | 'phaseId'>) {
  return { fromId, toId };
}
