'use client';

import { useEffect, useMemo, useState } from 'react';
import { phasesOf } from '../draft/formats.ts';
import { formatOf } from '../draft/rotation.ts';
import { lengthBeside } from '../draft/wishes.ts';
import type { Wizard } from '../state/use-wizard.ts';
import type { TimetablePreview } from './timetable-preview.ts';

/** The final times and fields, from the engine, which is loaded on demand. */
export function useTimetable({ draft, form, variant }: Wizard): TimetablePreview | null {
  const [preview, setPreview] = useState<TimetablePreview | null>(null);
  const { format: chosen, teams, calendar } = draft;
  const format = useMemo(() => formatOf({ format: chosen, calendar }), [chosen, calendar]);
  // The wishes are a new object on every render; their text shows whether they changed.
  const wishes = JSON.stringify(form.timetable ?? null);
  const length = JSON.stringify(lengthBeside(draft, variant));
  const names = JSON.stringify(teams.map(({ name }) => name));
  useEffect(() => {
    let isCurrent = true;
    const timetable = JSON.parse(wishes) as Wizard['form']['timetable'] | null;
    const named = JSON.parse(names) as string[];
    if (!timetable || named.length < 2) return setPreview(null);
    // Debounced: typing isn't slowed down.
    const timer = setTimeout(async () => {
      const { previewTimetable } = await import('./timetable-preview.ts');
      const { rest = 0, closedDates = [], ...times } = timetable;
      const generated = previewTimetable(phasesOf(format, named.length), named, {
        ...times,
        ...(JSON.parse(length) as ReturnType<typeof lengthBeside>),
        rest,
        closedDates,
        fields: calendar.fields,
      });
      if (isCurrent) setPreview(generated);
    }, 120);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wishes, length, names, format, calendar.fields]);
  return preview;
}
