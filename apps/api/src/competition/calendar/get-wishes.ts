import { type calendarCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findWishes } from '../timetable/wishes/queries.ts';

export const getWishes: Handler<typeof calendarCalls.wishes> = async ({ db, scope }, { params }) => {
  const row = await findWishes(db, scope, params.phaseId);
  if (!row) return refuse('NOT_FOUND');
  return { wishes: row.calendarWishes as Record<string, unknown> | null };
};
