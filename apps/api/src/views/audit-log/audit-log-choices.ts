import type { auditLogCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listCompetitions, listPeople } from './queries.ts';

export const auditLogChoices: Handler<typeof auditLogCalls.choices> = async ({ db, scope }) => {
  const [people, competitions] = await Promise.all([listPeople(db, scope), listCompetitions(db, scope)]);
  return { people, competitions };
};
