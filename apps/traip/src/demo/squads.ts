import type { DemoPlayer } from '@traip/api';
import { men, surnames, women } from './names.ts';

interface SquadKind {
  readonly size: number;
  readonly bornFrom: number;
  readonly bornTo: number;
  readonly names: readonly string[];
  /** From shirt 1 on; the remaining players have the last one. */
  readonly positions: readonly string[];
}

const adults = { bornFrom: 1990, bornTo: 2004 };

const kinds = {
  football: {
    ...adults,
    size: 14,
    names: men,
    positions: [
      'Portero',
      ...['Lateral', 'Central', 'Central', 'Lateral'],
      ...['Pivote', 'Interior', 'Interior', 'Extremo', 'Delantero', 'Extremo'],
      ...['Central', 'Portero', 'Delantero'],
    ],
  },
  basketball: {
    ...adults,
    size: 10,
    names: women,
    positions: ['Base', 'Escolta', 'Alero', 'Ala-pívot', 'Pívot', 'Base', 'Escolta', 'Alero', 'Pívot'],
  },
  volleyball: {
    ...adults,
    size: 8,
    names: [...women.slice(0, 21), ...men.slice(0, 20)],
    positions: ['Colocadora', 'Opuesto', 'Central', 'Central', 'Receptora', 'Receptor', 'Líbero', 'Receptor'],
  },
  handball: {
    ...adults,
    size: 12,
    names: men,
    positions: ['Goalkeeper', 'Left wing', 'Left back', 'Centre back', 'Right back', 'Right wing', 'Pivot'],
  },
  /** In order of strength. */
  tennis: { ...adults, size: 4, names: [...women.slice(0, 21), ...men.slice(0, 20)], positions: [] },
  /** Under 14: born in these two years. */
  youth: {
    size: 12,
    bornFrom: 2013,
    bornTo: 2014,
    names: [...women.slice(0, 20), ...men.slice(20)],
    positions: ['Portera', 'Defensa', 'Defensa', 'Lateral', 'Medio', 'Medio', 'Extremo', 'Delantera'],
  },
} as const satisfies Record<string, SquadKind>;

/** The players of a kind's n-th team. The steps share no divisor with the list lengths: no name repeats. */
export function squadOf(kind: keyof typeof kinds, team: number): DemoPlayer[] {
  const { size, names, bornFrom, bornTo, positions }: SquadKind = kinds[kind];
  return Array.from({ length: size }, (_, index) => {
    const number = team * size + index;
    const pick = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? '';
    return {
      firstName: pick(names, 7),
      surnames: `${pick(surnames, 5)} ${pick(surnames, 11)}`,
      birthday: `${bornFrom + (number % (bornTo - bornFrom + 1))}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
      shirt: index + 1,
      position: positions[index] ?? positions.at(-1) ?? null,
    };
  });
}

const two = (value: number) => String(value).padStart(2, '0');
