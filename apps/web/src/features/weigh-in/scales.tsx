'use client';

import { useRef } from 'react';
import type { WeighInData } from './data/use-weigh-in.ts';
import { ScalesRow } from './scales-row.tsx';

interface ScalesProps {
  readonly competitionId: string;
  readonly data: WeighInData;
}

/** Enter saves a weight and goes to the next person without one. */
export function Scales({ competitionId, data }: ScalesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = (from: HTMLInputElement) => {
    const inputs = [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-kg]') ?? [])];
    const at = inputs.indexOf(from);
    const others = [...inputs.slice(at + 1), ...inputs.slice(0, Math.max(0, at))];
    const next = others.find((input) => input.value === '');
    (next ?? others[0])?.focus();
  };
  return (
    <ul ref={list}>
      {data.entries.map((entry) => (
        <ScalesRow
          key={entry.team.id}
          competitionId={competitionId}
          data={data}
          entry={entry}
          focusNext={focusNext}
        />
      ))}
    </ul>
  );
}
