import { crestDesign } from './crest-design.ts';

const outline = 'M13 2 2 8l4.5 10 5-2.2V38h19V15.8l5 2.2L40 8 29 2c-1.3 4-4.3 6.2-8 6.2S14.3 6 13 2z';

const digits = {
  fontFamily: 'var(--font)',
  fontWeight: 800,
  fontSize: 13,
  textAnchor: 'middle',
  letterSpacing: '-0.03em',
} as const;

interface ShirtProps {
  /** The shirt has the team's colour, like its crest. */
  readonly teamName: string;
  readonly number: number | null;
  /** "Dorsal 7", "Sin dorsal". */
  readonly label: string;
}

/** Dashed if there's no number. */
export function Shirt({ teamName, number, label }: ShirtProps) {
  const drawn =
    number === null
      ? { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 1.5, strokeDasharray: '3 3' }
      : { fill: crestDesign(teamName).colour };
  return (
    <svg viewBox="0 0 42 40" width={42} height={40} role="img" aria-label={label} style={{ flex: 'none' }}>
      <path d={outline} {...drawn} />
      <text x="21" y="26" fill={number === null ? 'var(--text-3)' : '#fff'} style={digits}>
        {number ?? '?'}
      </text>
    </svg>
  );
}
