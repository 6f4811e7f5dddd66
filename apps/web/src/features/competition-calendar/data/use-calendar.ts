'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldMinutes, plannedMinutes } from '@traip/engine';
import { useCallback } from 'react';
import {
  calendarApi,
  type competitionApi,
  type jointCalendarApi,
  matchApi,
} from '../../../lib/api/browser.ts';
import { rulesOf } from '../../../ui/standings/rules-of.ts';

export type CompetitionData = Awaited<ReturnType<typeof competitionApi.fullById>>;
type PhaseData = CompetitionData['phases'][number];
export type Plan = Awaited<ReturnType<typeof calendarApi.get>>;
export type PlanRow = Awaited<ReturnType<typeof calendarApi.plans>>['items'][number];
/** What all searches have in common, including joint ones. */
export type PlanFacts = Pick<Plan, 'status' | 'progress' | 'isCancelAsked' | 'failure'>;
export type Outcome = NonNullable<Plan['outcome']>;
export type Neighbour = Awaited<
  ReturnType<typeof jointCalendarApi.outcome>
>['phases'][number]['neighbours'][number];
export type PlannedMatch = Outcome['matches'][number];
export type MatchData = Awaited<ReturnType<typeof matchApi.find>>['items'][number];

export interface PhaseContext {
  readonly competition: CompetitionData;
  readonly orgCode: string;
  readonly phase: PhaseData;
}

export function isUnderWay({ status }: Pick<PlanRow, 'status'>): boolean {
  return status === 'WAITING' || status === 'RUNNING';
}

/** A calendar that can be applied to the matches. */
export function isReady({ status }: Pick<PlanRow, 'status'>): boolean {
  return status === 'DONE' || status === 'CANCELLED';
}

/** Disabled while there is no phase. */
export function usePlans(phaseId: string, page = 1) {
  return useQuery({
    enabled: phaseId !== '',
    queryKey: ['calendar', 'plans', { phaseId, page }],
    queryFn: ({ signal }) =>
      calendarApi.plans({ params: { phaseId }, query: { page, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The last requested wishes, including those from the creation of the competition. */
export function useLastWishes(phaseId: string) {
  return useQuery({
    queryKey: ['calendar', 'wishes', { phaseId }],
    queryFn: ({ signal }) => calendarApi.wishes({ params: { phaseId } }, { signal }),
  });
}

const second = 1000;

/** Polls every second while the search is running. Disabled while there is no id. */
export function usePlan(phaseId: string, id: string) {
  const queries = useQueryClient();
  return useQuery({
    enabled: id !== '',
    queryKey: ['calendar', 'get', { phaseId, id }],
    queryFn: async ({ signal }) => {
      const plan = await calendarApi.get({ params: { phaseId, id } }, { signal });
      // The list may still show it as running.
      if (!isUnderWay(plan)) void queries.invalidateQueries({ queryKey: ['calendar', 'plans'] });
      return plan;
    },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? second : false),
  });
}

const pageSize = 100;

/** All matches of a phase: a week view needs them all. */
export function useMatches({ competition, phase }: PhaseContext) {
  const named = { competitionId: competition.id, phaseId: phase.id };
  return useQuery({
    queryKey: ['match', 'find', named],
    queryFn: async ({ signal }) => {
      const read = (page: number) => matchApi.find({ body: { ...named, page, limit: pageSize } }, { signal });
      const first = await read(1);
      const rest = Array.from({ length: first.totalPages - 1 }, (_, index) => read(index + 2));
      return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
    },
  });
}

/** Invalidates everything that a calendar changes. */
export function useInvalidateCalendar(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['calendar', 'jointCalendar', 'match', 'competition'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}

/** An unknown sport. */
const unknownMinutes = 90;

/** The length of a match by the competition's rules. */
export function usualMinutes(competition: CompetitionData): number {
  const rules = rulesOf(competition);
  return rules === null ? unknownMinutes : plannedMinutes(rules);
}

/** When the next match can begin on a field before the current one is over. */
export function usualFieldTime(competition: CompetitionData): { readonly fieldMinutes?: number } {
  const rules = rulesOf(competition);
  if (rules === null || fieldMinutes(rules) === plannedMinutes(rules)) return {};
  return { fieldMinutes: fieldMinutes(rules) };
}

/** The length of a match in this plan; the default where it has none. */
export function minutesOf(plan: Pick<Plan, 'wishes'> | undefined, usual = unknownMinutes): number {
  const minutes = plan?.wishes.minutes;
  return typeof minutes === 'number' ? minutes : usual;
}
