'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OldCompetition } from '../draft/draft.ts';
import type { SizeProblem } from '../draft/problems.ts';

/** A problem with the number of teams, in words; the formats are loaded on demand. */
export function useSizeProblem(competition: OldCompetition, teams: number): string | null {
  const t = useTranslations('nextSeason.problems');
  const [problem, setProblem] = useState<SizeProblem | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('../draft/problems.ts').then(({ sizeProblem }) => {
      if (isCurrent) setProblem(sizeProblem(competition, teams));
    });
    return () => {
      isCurrent = false;
    };
  }, [competition, teams]);
  if (problem === null) return null;
  return t(problem.kind, { limit: 'limit' in problem ? problem.limit : 0, teams });
}
