export const roundShapes = ['NONE', 'FINAL', 'FINAL_B', 'SEMIFINAL'] as const;
type RoundShape = (typeof roundShapes)[number];

/** How many go on, as typed. */
export interface AdvanceTexts {
  readonly byPlace: string;
  readonly byTime: string;
  readonly toB: string;
}

interface RoundsPlan {
  readonly shape: RoundShape;
  readonly heats: AdvanceTexts;
  readonly semi: AdvanceTexts;
}

interface Advance {
  readonly byPlace: number;
  readonly byTime: number;
  readonly toB: number;
}

const usual: AdvanceTexts = { byPlace: '0', byTime: '8', toB: '8' };

/** The form for existing rounds. */
export function planOf([heats, semi]: readonly Advance[]): RoundsPlan {
  if (heats === undefined) return { shape: 'NONE', heats: usual, semi: usual };
  const shape = semi ? 'SEMIFINAL' : heats.toB > 0 ? 'FINAL_B' : 'FINAL';
  return { shape, heats: textsOf(heats), semi: semi ? textsOf(semi) : usual };
}

export function qualifyingOf({ shape, heats, semi }: RoundsPlan): Advance[] {
  if (shape === 'NONE') return [];
  const first = { ...numbersOf(heats), toB: shape === 'FINAL_B' ? Number(heats.toB) : 0 };
  return shape === 'SEMIFINAL' ? [first, numbersOf(semi)] : [first];
}

function textsOf({ byPlace, byTime, toB }: Advance): AdvanceTexts {
  return { byPlace: `${byPlace}`, byTime: `${byTime}`, toB: `${toB}` };
}

function numbersOf({ byPlace, byTime }: AdvanceTexts): Advance {
  return { byPlace: Number(byPlace), byTime: Number(byTime), toB: 0 };
}
