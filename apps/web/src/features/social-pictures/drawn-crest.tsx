import type { ReactNode } from 'react';
import { crestDesign, peopleDesigns } from '../../ui/identity/crest-design.ts';
import type { CrestSource } from './crests.ts';
import { inks } from './frame.tsx';

type DrawnCrestProps = CrestSource & { readonly width: number };

/** The uploaded crest, or the generated one: a shield for a team, a disc for each person. */
export function DrawnCrest({ name, crest, kind, width }: DrawnCrestProps) {
  if (crest !== null)
    return (
      // biome-ignore lint/performance/noImgElement: it is drawn once, here, into another picture
      <img
        src={crest}
        alt=""
        width={width}
        height={width}
        style={{ borderRadius: width * (kind === 'TEAM' ? 0.18 : 0.5) }}
      />
    );
  return kind === 'TEAM' ? <Shield name={name} width={width} /> : <Discs name={name} width={width} />;
}

type NamedProps = Pick<DrawnCrestProps, 'name' | 'width'>;

function Shield({ name, width }: NamedProps) {
  const { colour, initials } = crestDesign(name);
  const height = (width * 46) / 40;
  return (
    <div style={{ position: 'relative', display: 'flex', width, height }}>
      <svg
        viewBox="0 0 40 46"
        width={width}
        height={height}
        style={{ position: 'absolute' }}
        aria-hidden="true"
      >
        <path d="M20 1 37 6v18c0 10-7.5 17-17 21C10.5 41 3 34 3 24V6z" fill={colour} />
      </svg>
      <Letters size={width * 0.36} lift={width * 0.06}>
        {initials}
      </Letters>
    </div>
  );
}

/** A pair's discs overlap, as on the pages. */
function Discs({ name, width }: NamedProps) {
  const people = peopleDesigns(name).slice(0, 2);
  const size = people.length === 1 ? width : width * 0.6;
  return (
    <div style={{ position: 'relative', display: 'flex', width, height: width }}>
      {people.map(({ colour, initials }, index) => (
        <div
          key={index === 0 ? 'one' : 'other'}
          style={{
            position: 'absolute',
            display: 'flex',
            left: index * (width - size),
            top: index * (width - size),
            width: size,
            height: size,
            borderRadius: size / 2,
            background: colour,
          }}
        >
          <Letters size={size * 0.4}>{initials}</Letters>
        </div>
      ))}
    </div>
  );
}

interface LettersProps {
  readonly size: number;
  readonly lift?: number;
  readonly children: ReactNode;
}

function Letters({ size, lift = 0, children }: LettersProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        color: inks.white,
        fontSize: size,
        fontWeight: 800,
        marginTop: -lift,
      }}
    >
      {children}
    </div>
  );
}
