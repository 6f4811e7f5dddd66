'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { questionApi } from '../../../lib/api/question.ts';

interface AnswersRef {
  readonly competitionId: string;
  readonly teamId: string;
}

/** The team itself, or a person it registers. */
export interface AnswersOf extends AnswersRef {
  readonly personId?: string | undefined;
}

export type AnswersData = Awaited<ReturnType<typeof questionApi.answers>>;

/** Under the team's key: any change to its people affects their answers. */
export function useAnswers({ competitionId, teamId }: AnswersRef) {
  const params = { competitionId, teamId };
  return useQuery({
    queryKey: ['team', 'answers', params],
    queryFn: ({ signal }) => questionApi.answers({ params }, { signal }),
  });
}

/** An answer decides whether a licence is complete. */
export function useInvalidateAnswers() {
  const queries = useQueryClient();
  return async () => {
    const resources = ['team', 'registration'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  };
}
