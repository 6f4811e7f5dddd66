import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { Code } from '../shapes/fields.ts';
import { OrganisationTeamPage, OrganisationTeamQuery } from '../shapes/organisation-team.ts';
import { OrganisationOverview, OverviewInfo, TodaysFigures } from '../shapes/overview.ts';

const byCode = z.object({ orgCode: Code });
const itsPeople = mayIn('organisation.see', { organisationCode: 'params.orgCode' });

/** How an organisation is doing. */
export const overviewCalls = {
  organisation: call({
    method: 'GET',
    path: '/dashboard/org/{orgCode}',
    summary: 'An organisation, what the caller may do there, and how much there is of everything',
    who: itsPeople,
    params: byCode,
    reply: OrganisationOverview,
    errors: [],
  }),
  info: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/info',
    summary: 'The matches of today, what needs attention, and what a new organisation still lacks',
    who: itsPeople,
    params: byCode,
    reply: OverviewInfo,
    errors: [],
  }),
  today: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/kpis/today',
    summary: 'The figures of today, each with the fourteen days that end with it',
    who: itsPeople,
    params: byCode,
    reply: TodaysFigures,
    errors: [],
  }),
  teams: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/teams',
    summary: 'The teams of an organisation: the public ones, or all for its people',
    who: open,
    params: byCode,
    query: OrganisationTeamQuery,
    reply: OrganisationTeamPage,
    errors: [],
  }),
};
