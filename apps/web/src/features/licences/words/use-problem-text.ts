'use client';

import type { RegisteredSquad, Write } from '@traip/contract';
import { useMessages, useTranslations } from 'next-intl';

export type SquadProblem = Write<typeof RegisteredSquad>['problems'][number];

/** A problem with the whole squad, as a sentence. */
export function useProblemText(nameOf: (personId: string) => string): (problem: SquadProblem) => string {
  const t = useTranslations('licences');
  const known = useMessages().licences.problems;
  return ({ code, have = 0, min, max, places, shirt = 0, gender = '', people = [] }) =>
    t(`problems.${code in known ? (code as keyof typeof known) : 'OTHER'}`, {
      have,
      limit: min ?? max ?? places ?? 0,
      shirt,
      gender,
      names: people.map(nameOf).join(', '),
    });
}
