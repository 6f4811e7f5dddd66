import type { Said } from './said.ts';
import type { Stage } from './stage.ts';

const ofCompetition = ({ competitionId: id }: Stage): Said => ({ params: { id } });
const ofMatch = ({ matchId: id }: Stage): Said => ({ params: { id } });
const ofOrganisation = ({ orgCode }: Stage): Said => ({ params: { orgCode } });

/** What the calls are asked with that carry things out of Traip. */
export const saidOfSharing: Record<string, (stage: Stage) => Said> = {
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
  'sheet.printedMatch': ofMatch,
  'sheet.competitionsOfOrganisation': ofOrganisation,
  'sheet.matchesOfOrganisation': ofOrganisation,
  'sheet.teamsOfOrganisation': ofOrganisation,
  'sheet.membersOfOrganisation': ofOrganisation,
  'sitemap.file': () => ({ params: { kind: 'matches', page: '1' } }),
};
