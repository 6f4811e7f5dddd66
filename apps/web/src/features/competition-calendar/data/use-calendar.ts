'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { plannedMinutes } from '@traip/engine';
import { useCallback } from 'react';
import { calendarApi, type competitionApi, matchApi } from '../../../lib/api/browser.ts';
import { rulesOf } from '../../../ui/standings/rules-of.ts';

export type CompetitionData = Awaited<ReturnType<typeof competitionApi.fullById>>;
type PhaseData = CompetitionData['phases'][number];
export type Plan = Awaited<ReturnType<typeof calendarApi.get>>;
export type PlanRow = Awaited<ReturnType<typeof calendarApi.plans>>['items'][number];
export type Outcome = NonNullable<Plan['outcome']>;
export type PlannedMatch = Outcome['matches'][number];
export type MatchData = Awaited<ReturnType<typeof matchApi.find>>['items'][number];

/** The phase whose calendar is on the screen. */
export interface OfPhase {
  readonly competition: CompetitionData;
  readonly orgCode: string;
  readonly phase: PhaseData;
}

export function isUnderWay({ status }: Pick<PlanRow, 'status'>): boolean {
  return status === 'WAITING' || status === 'RUNNING';
}

/** A calendar that can be written into the matches. */
export function isReady({ status }: Pick<PlanRow, 'status'>): boolean {
  return status === 'DONE' || status === 'CANCELLED';
}

/** Nothing is read while there is no phase. */
export function usePlans(phaseId: string, page = 1) {
  return useQuery({
    enabled: phaseId !== '',
    queryKey: ['calendar', 'plans', { phaseId, page }],
    queryFn: ({ signal }) =>
      calendarApi.plans({ params: { phaseId }, query: { page, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const second = 1000;

/** Asks again every second while the search is under way. Nothing is read while there is no id. */
export function usePlan(phaseId: string, id: string) {
  const queries = useQueryClient();
  return useQuery({
    enabled: id !== '',
    queryKey: ['calendar', 'get', { phaseId, id }],
    queryFn: async ({ signal }) => {
      const plan = await calendarApi.get({ params: { phaseId, id } }, { signal });
      // The list may still take it for one that is under way.
      if (!isUnderWay(plan)) void queries.invalidateQueries({ queryKey: ['calendar', 'plans'] });
      return plan;
    },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? second : false),
  });
}

const pageSize = 100;

/** All matches of a phase: a week is drawn from the whole. */
export function useMatches({ competition, phase }: OfPhase) {
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

/** Has everything read again that a calendar changes. */
export function useReadCalendar(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['calendar', 'match', 'competition'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}

/** A sport that this version does not know. */
const unknownMinutes = 90;

/** How long a match of a competition takes by its rules. */
export function usualMinutes(competition: CompetitionData): number {
  const rules = rulesOf(competition);
  return rules === null ? unknownMinutes : plannedMinutes(rules);
}

/** How long a match of this plan lasts; the usual time where it does not say. */
export function minutesOf(plan: Pick<Plan, 'wishes'> | undefined, usual = unknownMinutes): number {
  const minutes = plan?.wishes.minutes;
  return typeof minutes === 'number' ? minutes : usual;
}
