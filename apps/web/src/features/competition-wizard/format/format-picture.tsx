import type { FormatKey } from '../draft/formats.ts';

/** Shapes on a grid of 112 by 72; the first of each kind is emphasised. */
interface Drawing {
  /** x, y, width, height */
  readonly bars?: readonly (readonly [number, number, number, number])[];
  readonly lines?: string;
  /** x, y, radius */
  readonly dots?: readonly (readonly [number, number, number])[];
  readonly boxes?: readonly (readonly [number, number, number, number])[];
}

const group = (x: number, y: number) => [x, y, 40, 28] as const;
const inGroup = (x: number, y: number) => [0, 1, 2].map((row) => [x + 6, y + 5 + row * 7, 28, 4] as const);

const drawings: Readonly<Record<FormatKey, Drawing>> = {
  LEAGUE: { bars: [0, 1, 2, 3].map((row) => [6, 8 + row * 15, 100, 10] as const) },
  GROUPS: {
    boxes: [group(10, 6), group(62, 6), group(10, 40), group(62, 40)],
    bars: [...inGroup(10, 6), ...inGroup(62, 6), ...inGroup(10, 40), ...inGroup(62, 40)],
  },
  KNOCKOUT: {
    bars: [
      [8, 6, 26, 9],
      [8, 22, 26, 9],
      [8, 42, 26, 9],
      [8, 58, 26, 9],
      [48, 14, 24, 9],
      [48, 50, 24, 9],
      [84, 32, 24, 9],
    ],
    lines: 'M34 10h7v17h-7M34 46h7v17h-7M41 18h7M41 55h7M72 18h6v37h-6M78 36h6',
  },
  GROUPS_KNOCKOUT: {
    boxes: [group(4, 6), group(4, 40)],
    bars: [...inGroup(4, 6), ...inGroup(4, 40), [56, 16, 20, 9], [56, 50, 20, 9], [88, 32, 20, 9]],
    lines: 'M44 20h12M44 54h12M76 20h6v34h-6M82 36h6',
  },
  GROUPS_MAIN_ROUND: {
    boxes: [group(4, 6), group(4, 40), [64, 16, 42, 40]],
    bars: [
      ...inGroup(4, 6),
      ...inGroup(4, 40),
      ...[0, 1, 2, 3].map((row) => [71, 22 + row * 8, 28, 4] as const),
    ],
    lines: 'M44 20h10v16h10M44 54h10V36',
  },
  LEAGUE_PLAYOFF: {
    bars: [
      ...[0, 1, 2, 3].map((row) => [4, 8 + row * 15, 40, 10] as const),
      [56, 16, 20, 9],
      [56, 46, 20, 9],
      [88, 31, 20, 9],
    ],
    lines: 'M44 20h12M44 51h12M76 20h6v31h-6M82 36h6',
  },
  SWISS: {
    dots: [0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((row) => [16 + column * 40, 10 + row * 26, 7] as const),
    ),
    lines: 'M23 10h26M23 36h26M23 62h26M63 10h26M63 12l26 22M63 38l26 22',
  },
  DOUBLE_ELIM: {
    bars: [
      [6, 6, 24, 9],
      [6, 22, 24, 9],
      [44, 14, 24, 9],
      [20, 44, 24, 9],
      [52, 56, 24, 9],
      [84, 32, 24, 9],
    ],
    lines: 'M30 10h7v17h-7M37 18h7M68 18h9v18h7M44 48h4v12h4M76 60h4V40h4',
  },
  LADDER: {
    bars: [
      [30, 6, 52, 9],
      [30, 22, 52, 9],
      [30, 38, 52, 9],
      [30, 54, 52, 9],
    ],
    lines: 'M20 58V12M15 18l5-7 5 7',
  },
  AMERICANO: {
    boxes: [
      [8, 8, 96, 24],
      [8, 40, 96, 24],
    ],
    dots: [20, 36, 76, 92].flatMap((x) => [20, 52].map((y) => [x, y, 6] as const)),
    lines: 'M56 8v24M56 40v24',
  },
  MEXICANO: {
    boxes: [
      [40, 8, 64, 24],
      [40, 40, 64, 24],
    ],
    dots: [52, 64, 80, 92].flatMap((x) => [20, 52].map((y) => [x, y, 5] as const)),
    lines: 'M72 8v24M72 40v24M20 60V14M14 21l6-8 6 8',
  },
  PAGE_PLAYOFF: {
    bars: [
      [6, 12, 26, 9],
      [6, 50, 26, 9],
      [46, 38, 24, 9],
      [84, 20, 24, 9],
    ],
    lines: 'M32 16h52M32 54h7V43h7M32 18l14 20M70 42h7V27h7',
  },
  MANUAL: {
    boxes: [
      [14, 10, 84, 20],
      [14, 42, 84, 20],
    ],
    bars: [
      [22, 17, 30, 6],
      [60, 17, 30, 6],
      [22, 49, 30, 6],
    ],
  },
};

/** Decorative: the name is beside it. */
export function FormatPicture({ format }: { readonly format: FormatKey }) {
  const { bars = [], lines, dots = [], boxes = [] } = drawings[format];
  return (
    <svg viewBox="0 0 112 72" aria-hidden="true" width="100%" fill="none" stroke="currentColor">
      {boxes.map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={5}
          opacity={0.6}
          strokeWidth={1.5}
        />
      ))}
      {lines !== undefined && <path d={lines} strokeWidth={1.8} opacity={0.8} />}
      {bars.map(([x, y, width, height], index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={2.5}
          fill="currentColor"
          stroke="none"
          opacity={index % 3 === 0 ? 1 : 0.4}
        />
      ))}
      {dots.map(([x, y, radius], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          fill="currentColor"
          stroke="none"
          opacity={index % 3 === 0 ? 1 : 0.4}
        />
      ))}
    </svg>
  );
}
