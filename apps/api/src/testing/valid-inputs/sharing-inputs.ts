import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';

const ofCompetition = ({ competitionId: id }: Fixtures): RequestInput => ({ params: { id } });
const ofMatch = ({ matchId: id }: Fixtures): RequestInput => ({ params: { id } });
const ofRace = ({ competitionId: id, raceId }: Fixtures): RequestInput => ({ params: { id, raceId } });
const ofOrganisation = ({ orgCode }: Fixtures): RequestInput => ({ params: { orgCode } });

/** Inputs of the calls that export data: agendas, sheets, sitemaps and legal texts. */
export const sharingInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  'agenda.match': ofMatch,
  'agenda.competition': ofCompetition,
  'agenda.team': ({ teamId: id }) => ({ params: { id } }),
  'agenda.person': () => ({ params: { key: 'x'.repeat(64) } }),
  'sheet.standings': ofCompetition,
  'sheet.matches': ofCompetition,
  'sheet.statistics': ofCompetition,
  'sheet.teams': ofCompetition,
  'sheet.printedStandings': ofCompetition,
  'sheet.printedMatches': ofCompetition,
  'sheet.printedBracket': ofCompetition,
  'sheet.printedResultSheets': ofCompetition,
  'sheet.printedSquads': ofCompetition,
  'sheet.printedMatch': ofMatch,
  'sheet.raceResults': ofRace,
  'sheet.printedRaceResults': ofRace,
  'sheet.printedStartList': ofRace,
  'sheet.printedDiploma': ({ competitionId: id, raceId, finishedEntryId: entryId }) => ({
    params: { id, raceId, entryId },
  }),
  'sheet.printedLicences': ({ competitionId: id, teamId }) => ({ params: { id, teamId } }),
  'sheet.competitionsOfOrganisation': ofOrganisation,
  'sheet.matchesOfOrganisation': ofOrganisation,
  'sheet.teamsOfOrganisation': ofOrganisation,
  'sheet.membersOfOrganisation': ofOrganisation,
  'legal.versions': () => ({ params: { locale: 'es' } }),
  'legal.text': () => ({ params: { locale: 'es', document: 'terms' } }),
  'sitemap.file': () => ({ params: { kind: 'matches', page: '1' } }),
};
