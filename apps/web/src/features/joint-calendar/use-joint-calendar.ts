'use client';

import { useQuery } from '@tanstack/react-query';
import { jointCalendarApi } from '../../lib/api/browser.ts';
import { isUnderWay } from '../competition-calendar/index.ts';

export type Candidates = Awaited<ReturnType<typeof jointCalendarApi.candidates>>;
export type Candidate = Candidates['competitions'][number];
/** Whether it can be planned, given playing days. */
export const isOpen = ({ blocked }: Candidate) => blocked !== 'CALLED';
/** Whether it has no playing days, or only past ones. */
export const needsDays = ({ blocked }: Candidate) => blocked === 'NO_SETTINGS' || blocked === 'PAST';

export type JointPlan = Awaited<ReturnType<typeof jointCalendarApi.get>>;

export function useCandidates(orgCode: string) {
  return useQuery({
    queryKey: ['jointCalendar', 'candidates', { orgCode }],
    queryFn: ({ signal }) => jointCalendarApi.candidates({ params: { orgCode } }, { signal }),
  });
}

const second = 1000;

/** Polls every second while the search is running. Disabled while there is no id. */
export function useJointPlan(orgCode: string, id: string) {
  return useQuery({
    enabled: id !== '',
    queryKey: ['jointCalendar', 'get', { orgCode, id }],
    queryFn: ({ signal }) => jointCalendarApi.get({ params: { orgCode, id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? second : false),
  });
}

/** One competition of the result. */
export function useJointOutcome(orgCode: string, id: string, competitionId: string) {
  return useQuery({
    queryKey: ['jointCalendar', 'outcome', { orgCode, id, competitionId }],
    queryFn: ({ signal }) => jointCalendarApi.outcome({ params: { orgCode, id, competitionId } }, { signal }),
  });
}
