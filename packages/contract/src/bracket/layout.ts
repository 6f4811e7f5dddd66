import { type BracketTie, type Step, stepsOf } from './tie.ts';

/** In pixels. */
export const measures = { box: 232, row: 30, column: 264, leaf: 104, head: 40, gap: 48 } as const;

export interface PlacedTie {
  readonly tie: BracketTie;
  readonly step: Step;
  readonly x: number;
  /** The middle of its box. */
  readonly y: number;
}

interface Column {
  readonly step: Step;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly ties: readonly PlacedTie[];
  /** From the right of one box to the left of the next. */
  readonly lines: readonly Line[];
}

interface Line {
  readonly key: string;
  readonly from: PlacedTie;
  readonly to: PlacedTie;
  /** For a picture in pixels. */
  readonly path: string;
}

export function layoutOf(all: readonly BracketTie[]): Layout {
  const steps = stepsOf(all);
  const bands = bandsOf(steps);
  const ends = endsOf(steps, bands);
  const drawn = [...bands, ...ends];
  const ties = drawn.flatMap(({ ties }) => ties);
  const columns = drawn.flatMap(({ columns }) => columns);
  const bottom = Math.max(0, ...ties.map(({ y }) => y + measures.leaf / 2));
  const right = Math.max(0, ...ties.map(({ x }) => x + measures.box));
  return { width: right + 2, height: bottom, columns, ties, lines: linesOf(ties) };
}

interface DrawnPart {
  readonly columns: readonly Column[];
  readonly ties: readonly PlacedTie[];
}
interface Band extends DrawnPart {
  readonly bottom: number;
}

/** Parts drawn as bands: the lower bracket below the upper one, a repechage below the main one. */
const bandParts: readonly (readonly Step['part'][])[] = [
  ['MAIN'],
  ['UPPER'],
  ['LOWER'],
  ['REPECHAGE', 'BRONZE'],
];

function bandsOf(steps: readonly Step[]): readonly Band[] {
  const bands: Band[] = [];
  for (const parts of bandParts) {
    const own = steps.filter((step) => parts.includes(step.part));
    if (own.length === 0) continue;
    const before = bands.at(-1);
    const top = before === undefined ? 0 : before.bottom + measures.gap;
    // The bronze bouts go below the final.
    const indent = parts.includes('BRONZE') ? Math.max(0, (before?.columns.length ?? 0) - own.length) : 0;
    bands.push(bandOf(own, top, indent));
  }
  return bands;
}

function bandOf(steps: readonly Step[], top: number, indent: number): Band {
  const height = Math.max(...steps.map(({ size }) => size)) * measures.leaf;
  const start = top + measures.head;
  return {
    bottom: start + height,
    columns: steps.map((step, index) => ({ step, x: (indent + index) * measures.column, y: top })),
    ties: steps.flatMap((step, index) =>
      step.ties.map((tie) => ({
        tie,
        step,
        x: (indent + index) * measures.column,
        y: start + ((tie.index - 0.5) * height) / rowsIn(step),
      })),
    ),
  };
}

// A step whose ties are numbered beyond its size (a page play-off) is as wide as its last number.
const rowsIn = ({ size, ties }: Step) => Math.max(size, ...ties.map(({ index }) => index));

/** Placement matches and the grand final. */
function endsOf(steps: readonly Step[], bands: readonly Band[]): readonly DrawnPart[] {
  const bottom = bands.at(-1)?.bottom ?? 0;
  const xOf = (step: Step) => (step.step - 1) * measures.column;
  const places = steps
    .filter(({ part }) => part === 'PLACEMENT')
    .map((step) => stacked(step, xOf(step), placementTop(step, bands, bottom)));
  const right = Math.max(0, ...bands.flatMap(({ columns }) => columns.map(({ x }) => x))) + measures.column;
  const finals = steps
    .filter(({ part }) => part === 'GRAND_FINAL')
    .map((step, index) => stacked(step, right + index * measures.column, bottom / 2 - measures.leaf));
  return [...places, ...finals];
}

/**
 * The third-place match goes below the final, where a bracket of eight or more leaves room; the rest below
 * everything.
 */
function placementTop({ step, ties }: Step, bands: readonly Band[], bottom: number): number {
  const final = bands[0]?.ties.find((placed) => placed.tie.step === step && placed.step.size === 1);
  const hasRoom = final !== undefined && ties.length === 1 && bottom - final.y >= 2 * measures.leaf;
  if (!hasRoom) return bottom + measures.gap / 2;
  // Further away in a large bracket, so that both boxes have room on paper.
  return final.y + Math.max(measures.leaf * 0.6, (bottom - final.y) / 8);
}

function stacked(step: Step, x: number, top: number): DrawnPart {
  const y = (index: number) => top + measures.head + (index + 0.5) * measures.leaf;
  return {
    columns: [{ step, x, y: top }],
    ties: step.ties.map((tie, index) => ({ tie, step, x, y: y(index) })),
  };
}

/** Lines connect winners only; losers are described in words, or the lines would cross everything. */
function linesOf(ties: readonly PlacedTie[]): Layout['lines'] {
  const byId = new Map(ties.map((placed) => [placed.tie.id, placed]));
  return ties.flatMap((to) =>
    [to.tie.first, to.tie.second].flatMap(({ source }) => {
      const from = source.kind === 'WINNER' ? byId.get(String(source.tie)) : undefined;
      if (from === undefined || from.x >= to.x) return [];
      return [{ key: `${from.tie.id} ${to.tie.id}`, from, to, path: pathBetween(from, to) }];
    }),
  );
}

function pathBetween(from: PlacedTie, to: PlacedTie): string {
  const startX = from.x + measures.box;
  const bend = to.x - (measures.column - measures.box) / 2;
  if (Math.abs(from.y - to.y) < 1) return `M${startX} ${from.y}H${to.x}`;
  const down = to.y > from.y ? 6 : -6;
  const turns = `H${bend - 6}q6 0 6 ${down}V${to.y - down}q0 ${down} 6 ${down}`;
  return `M${startX} ${from.y}${turns}H${to.x}`;
}
