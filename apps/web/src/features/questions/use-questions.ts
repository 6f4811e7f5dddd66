'use client';

import { useQuery } from '@tanstack/react-query';
import type { CallReply, QuestionAudience, questionCalls } from '@traip/contract';

export type QuestionData = CallReply<(typeof questionCalls)['list']>['questions'][number];

/** What an organiser asks besides. Its client is loaded on demand: most competitions ask nothing. */
export function useQuestions(competitionId: string) {
  return useQuery({
    queryKey: ['question', 'list', { competitionId }],
    queryFn: async ({ signal }) => {
      const { questionApi } = await import('../../lib/api/question.ts');
      return questionApi.list({ params: { competitionId } }, { signal });
    },
  });
}

/** False until it is known. */
export function useAsks(competitionId: string, audience: QuestionAudience): boolean {
  const { data } = useQuestions(competitionId);
  return data?.questions.some((question) => question.audience === audience) ?? false;
}
