import { shadesOf } from '@traip/contract/look';
import type { ReactNode } from 'react';
import { DrawnMark } from '../../ui/identity/drawn-mark.tsx';

export const inks = { navy: '#14213d', quiet: '#b9c3d9', white: '#ffffff', teal: '#4cc2b4', live: '#d31a38' };

/** The owner's chosen colours, or Traip's. */
export interface PictureColours {
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
}

interface FrameProps {
  readonly above: string;
  readonly colours: PictureColours;
  readonly children: ReactNode;
}

export function PictureFrame({ above, colours, children }: FrameProps) {
  const shades = shadesOf(colours);
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '52px 64px',
        background: shades?.band ?? inks.navy,
        color: shades?.onBand ?? inks.white,
        borderBottom: shades === null ? 'none' : `18px solid ${shades.mark}`,
        overflow: 'hidden',
        fontFamily: 'Montserrat',
        fontWeight: 700,
        justifyContent: 'space-between',
      }}
    >
      {shades === null && <Rings />}
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 32 }}>
        <div style={{ display: 'flex', fontSize: 30, color: quietInk(colours) }}>{above}</div>
        <Brand />
      </div>
      {children}
    </div>
  );
}

/** On navy, paler ink is readable; on a chosen colour, only its calculated ink is. */
export const quietInk = (colours: PictureColours) => shadesOf(colours)?.onBand ?? inks.quiet;

function Rings() {
  return (
    <>
      <Ring size={980} colour="#1b2945" />
      <Ring size={700} colour="#12363f" />
      <Ring size={400} colour={inks.navy} />
    </>
  );
}

function Ring({ size, colour }: { readonly size: number; readonly colour: string }) {
  const place = { right: 80 - size / 2, bottom: 40 - size / 2, width: size, height: size };
  return (
    <div
      style={{ position: 'absolute', display: 'flex', ...place, borderRadius: size, background: colour }}
    />
  );
}

function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <DrawnMark size={52} />
      <div style={{ display: 'flex', fontSize: 40, fontWeight: 800, letterSpacing: -1.5 }}>traip</div>
    </div>
  );
}
