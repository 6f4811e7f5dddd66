'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { brokerApi } from '../../../lib/api/browser.ts';
import type { PhaseData } from '../data/use-competition.ts';

export type Algorithm = Awaited<ReturnType<typeof brokerApi.algorithms>>[number];
export type Config = Awaited<ReturnType<typeof brokerApi.get>>;
export type Stored = Awaited<ReturnType<typeof brokerApi.fixtures>>;
export type Outcome = Awaited<ReturnType<typeof brokerApi.process>>;

export interface PhaseOfCompetition {
  readonly phaseId: string;
  readonly competitionId: string;
}

/** Formats change only with a release. */
export function useAlgorithms() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['broker', 'algorithms', { locale }],
    queryFn: ({ signal }) => brokerApi.algorithms({ query: { locale } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Null until they are set. */
export function useConfig(named: PhaseOfCompetition, { broker }: Pick<PhaseData, 'broker'>) {
  const isSet = broker !== null;
  return useQuery({
    queryKey: ['broker', 'get', { ...named, isSet }],
    queryFn: ({ signal }) => (isSet ? brokerApi.get({ params: named }, { signal }) : null),
  });
}

/** The stored fixtures with their results. */
export function useStored(named: PhaseOfCompetition) {
  return useQuery({
    queryKey: ['broker', 'fixtures', named],
    queryFn: ({ signal }) => brokerApi.fixtures({ params: named }, { signal }),
  });
}

/** A preview of the fixtures from the phase as it is now. */
export function useOutcome(named: PhaseOfCompetition) {
  const body = { ...named, mode: 'PREVIEW' as const };
  return useQuery({
    queryKey: ['broker', 'process', body],
    queryFn: ({ signal }) => brokerApi.process({ body }, { signal }),
    placeholderData: keepPreviousData,
    // A retry does not help: there are still too few teams.
    retry: false,
  });
}
