import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { Code } from '../shapes/fields.ts';
import { OrganisationTeamPage, OrganisationTeamQuery } from '../shapes/organisation-team.ts';
import { OrganisationOverview, OverviewInfo, TodaysFigures } from '../shapes/overview.ts';

const byCode = z.object({ orgCode: Code });
const maySee = mayIn('organisation.see', { organisationCode: 'params.orgCode' });

/** How an organisation is doing. */
export const overviewCalls = {
  organisation: call({
    method: 'GET',
    path: '/dashboard/org/{orgCode}',
    summary: 'Get an organisation, the caller’s permissions and its totals',
    access: maySee,
    params: byCode,
    reply: OrganisationOverview,
    errors: [],
  }),
  info: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/info',
    summary: 'Get today’s matches, what needs attention, and the setup checklist of a new organisation',
    access: maySee,
    params: byCode,
    reply: OverviewInfo,
    errors: [],
  }),
  today: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/kpis/today',
    summary: 'Get today’s figures, each with the last fourteen days',
    access: maySee,
    params: byCode,
    reply: TodaysFigures,
    errors: [],
  }),
  teams: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/teams',
    summary: 'List an organisation’s teams: public ones, or all for its members',
    access: open,
    params: byCode,
    query: OrganisationTeamQuery,
    reply: OrganisationTeamPage,
    errors: [],
  }),
};
