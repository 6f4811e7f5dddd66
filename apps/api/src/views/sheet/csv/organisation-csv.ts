import { type sheetCalls, TeamQuery } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import { competitionPage } from '../../../competition/competition/lists/competition-page.ts';
import { pageOfMembers } from '../../../people/member/membership/page-of-members.ts';
import { teamsOfOrganisation } from '../../../people/team/lists/queries.ts';
import { teamPage } from '../../../people/team/team-page.ts';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { maxRows } from '../read/max-rows.ts';
import { readMatches } from '../read/read-matches.ts';
import { moment } from '../words/dates-and-numbers.ts';
import { competitionStates } from '../words/states.ts';
import { words } from '../words/words.ts';
import { matchTable } from './match-table.ts';

const all = { page: 1, limit: maxRows };

/** The lists of an organisation, with what the caller may see. */
export const competitionsOfOrganisation: Handler<typeof sheetCalls.competitionsOfOrganisation> = async (
  context,
  { query },
) => {
  const { scope } = context;
  const locale = query.locale ?? context.locale;
  const { items } = await competitionPage(context, scope.userId, {
    ...all,
    organisationId: scope.organisationId,
  });
  const { name, season, category, sport, teams, state } = words[locale];
  const rows = items.map((item) => [
    item.name,
    item.season,
    item.category,
    sportByKey(item.sportKey)?.name[locale] ?? item.sportKey,
    item.teams,
    competitionStates[locale][item.state],
  ]);
  const content = writeTable([name, season, category, sport, teams, state], rows);
  return { fileName: `${scope.orgCode}-competitions.csv`, content };
};

export const matchesOfOrganisation: Handler<typeof sheetCalls.matchesOfOrganisation> = async (
  context,
  { query },
) => {
  const { scope } = context;
  const matches = await readMatches(context, scope.userId, { organisationId: scope.organisationId });
  const content = matchTable(matches, query.locale ?? context.locale);
  return { fileName: `${scope.orgCode}-matches.csv`, content };
};

export const teamsOfOrganisationCsv: Handler<typeof sheetCalls.teamsOfOrganisation> = async (
  { db, scope, ...context },
  { query },
) => {
  const locale = query.locale ?? context.locale;
  const found = teamsOfOrganisation(db, scope, TeamQuery.parse({}));
  const { items } = await teamPage(db, scope.userId, found, all);
  const { name, code, sport, email, participations } = words[locale];
  const rows = items.map((team) => [
    team.name,
    team.code,
    team.sportKey && (sportByKey(team.sportKey)?.name[locale] ?? null),
    team.email,
    team.participations,
  ]);
  return {
    fileName: `${scope.orgCode}-teams.csv`,
    content: writeTable([name, code, sport, email, participations], rows),
  };
};

const roles = {
  es: {
    'super-admin': 'Superadministración',
    admin: 'Administración',
    member: 'Miembro',
    referee: 'Arbitraje',
  },
  en: { 'super-admin': 'Super admin', admin: 'Admin', member: 'Member', referee: 'Referee' },
} as const;

export const membersOfOrganisation: Handler<typeof sheetCalls.membersOfOrganisation> = async (
  context,
  { query },
) => {
  const locale = query.locale ?? context.locale;
  const { items } = await pageOfMembers(context, { ...all, search: '', roles: [] });
  const { name, surnames, code, email, role, since } = words[locale];
  const rows = items.map((member) => [
    member.firstName,
    member.surnames,
    member.userCode,
    member.email,
    roles[locale][member.role],
    moment(locale, member.since),
  ]);
  return {
    fileName: `${context.scope.orgCode}-members.csv`,
    content: writeTable([name, surnames, code, email, role, since], rows),
  };
};
