import type { CompetitorKind } from '@traip/engine';
import { type CrestPattern, crestDesign, peopleDesigns } from './crest-design.ts';
import { Picture } from './picture.tsx';

const shield = 'M20 1 37 6v18c0 10-7.5 17-17 21C10.5 41 3 34 3 24V6z';

const shades: Record<CrestPattern, string | null> = {
  plain: null,
  half: 'M20 1 37 6v18c0 10-7.5 17-17 21z',
  pale: 'm13 3 7-2 7 2v38.3c-2.2 1.6-4.6 2.7-7 3.7-2.4-1-4.8-2.1-7-3.7z',
  sash: 'M3 8v11l28.5 18.2c2.7-3 4.7-6.5 5.3-10.7z',
  chief: 'M3 6 20 1l17 5v9H3z',
};

const letters = {
  fontFamily: 'var(--font)',
  fontWeight: 800,
  textAnchor: 'middle',
  letterSpacing: '-0.02em',
} as const;

interface CrestProps {
  readonly name: string;
  readonly url?: string | null;
  readonly width?: number;
  /** Players and pairs are people, without a shield. */
  readonly kind?: CompetitorKind;
}

/** Decorative: the name is beside it. */
export function Crest({ name, url = null, width = 24, kind = 'TEAM' }: CrestProps) {
  if (kind !== 'TEAM') return <Discs name={name} url={url} width={width} />;
  if (url !== null) return <Picture url={url} size={width} radius="18%" />;
  const { colour, pattern, initials } = crestDesign(name);
  const shade = shades[pattern];
  return (
    <svg
      viewBox="0 0 40 46"
      width={width}
      height={(width * 46) / 40}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={shield} fill={colour} />
      {shade !== null && <path d={shade} fill="#000" opacity=".22" />}
      <text x="20" y="27" fill="#fff" fontSize={initials.length > 2 ? 12 : 14} style={letters}>
        {initials}
      </text>
    </svg>
  );
}

/** A disc for each person, with their initials if there's room. */
function Discs({
  name,
  url,
  width,
}: {
  readonly name: string;
  readonly url: string | null;
  readonly width: number;
}) {
  if (url !== null) return <Picture url={url} size={width} radius="50%" />;
  const [one, other] = peopleDesigns(name);
  const r = other === undefined ? 19 : 11.5;
  return (
    <svg viewBox="0 0 40 40" width={width} height={width} aria-hidden="true" style={{ flex: 'none' }}>
      {other !== undefined && <Disc {...other} x={28} y={27} r={r} hasRoom={width > 30} />}
      {one !== undefined && (
        <Disc
          {...one}
          x={other === undefined ? 20 : 12}
          y={other === undefined ? 20 : 13}
          r={r}
          hasRoom={other === undefined || width > 30}
        />
      )}
    </svg>
  );
}

interface DiscProps {
  readonly colour: string;
  readonly initials: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly hasRoom: boolean;
}

function Disc({ colour, initials, x, y, r, hasRoom }: DiscProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={colour} stroke="var(--surface)" strokeWidth="1.5" />
      {hasRoom && (
        <text x={x} y={y + r * 0.3} fill="#fff" fontSize={r * 0.8} style={letters}>
          {initials}
        </text>
      )}
    </>
  );
}

/** An undecided side. */
export function DashedShield({ width = 48 }: { width?: number }) {
  return (
    <svg viewBox="0 0 40 46" width={width} height={(width * 46) / 40} aria-hidden="true">
      <path
        d={shield}
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <text x="20" y="28" fill="var(--text-3)" fontSize="16" style={letters}>
        ?
      </text>
    </svg>
  );
}
