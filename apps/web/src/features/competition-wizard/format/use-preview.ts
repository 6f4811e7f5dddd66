'use client';

import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { Problem } from '../draft/problems.ts';
import { phasesOf } from './formats.ts';
import type { Preview, PreviewBreach } from './preview.ts';
import { useBreachWords } from './use-format-words.ts';

export interface PreviewState {
  /** Null while it is being drawn for the first time, and when it cannot be drawn. */
  readonly preview: Preview | null;
  readonly trouble: string | null;
  readonly problems: readonly Problem[];
}

/** What the format makes of the teams, drawn by the engine itself, which is loaded when it is first needed. */
export function usePreview({ format, teams }: Draft): PreviewState {
  const locale = useLocale();
  const words = useBreachWords();
  const [drawn, setDrawn] = useState<Preview | PreviewBreach | null>(null);
  const count = teams.length || format.teams;
  useEffect(() => {
    let isCurrent = true;
    void import('./preview.ts').then(({ previewOf }) => {
      if (isCurrent) setDrawn(previewOf(phasesOf(format, count), count));
    });
    return () => {
      isCurrent = false;
    };
  }, [format, count]);
  const trouble = drawn !== null && 'breach' in drawn ? words(drawn.breach) : null;
  const phase = drawn !== null && 'breach' in drawn ? drawn.phase : 0;
  const problems = useMemo(
    // Said in the language of this page alone: the engine's refusals have no words of their own.
    () =>
      trouble === null ? [] : [{ field: `phases.${phase}`, message: { es: '', en: '', [locale]: trouble } }],
    [trouble, phase, locale],
  );
  return { preview: drawn === null || 'breach' in drawn ? null : drawn, trouble, problems };
}
