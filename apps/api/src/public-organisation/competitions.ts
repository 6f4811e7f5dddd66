import { pageWith, type publicOrganisationCalls, refuse } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { organisationExists } from './queries.ts';

/** No organisation has published a competition yet: each has a first page with nothing on it. */
export const competitions: Handler<typeof publicOrganisationCalls.competitions> = async (
  { db },
  { params, query },
) => {
  if (!(await organisationExists(db, params.orgCode))) return refuse('NOT_FOUND');
  return pageWith([], { page: query.page, limit: query.limit, total: 0 });
};
