'use client';

import { useQuery } from '@tanstack/react-query';
import type { CallReply, QuestionAudience, questionCalls } from '@traip/contract';

export type QuestionData = CallReply<(typeof questionCalls)['list']>['questions'][number];

/** The organiser's own questions. The client is loaded on demand: most competitions have none. */
export function useQuestions(competitionId: string) {
  return useQuery({
    queryKey: ['question', 'list', { competitionId }],
    queryFn: async ({ signal }) => {
      const { questionApi } = await import('../../lib/api/question.ts');
      return questionApi.list({ params: { competitionId } }, { signal });
    },
  });
}

/** False until loaded. */
export function useHasQuestions(competitionId: string, audience: QuestionAudience): boolean {
  const { data } = useQuestions(competitionId);
  return data?.questions.some((question) => question.audience === audience) ?? false;
}
