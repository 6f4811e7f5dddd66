import { DrawnMark } from './drawn-mark.tsx';

/** The default social picture. Uses the renderer's own font: nothing is fetched. */
export function SocialPicture({ tagline }: { tagline: string }) {
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background: '#14213d',
        color: '#ffffff',
        overflow: 'hidden',
      }}
    >
      <Ring size={1120} colour="#1b2945" />
      <Ring size={860} colour="#12363f" />
      <Ring size={500} colour="#14213d" />
      <div style={{ display: 'flex', alignItems: 'center', gap: 28 }}>
        <DrawnMark size={104} />
        <div style={{ fontSize: 84, letterSpacing: -3 }}>traip</div>
      </div>
      <div style={{ maxWidth: 860, fontSize: 72, lineHeight: 1.15, letterSpacing: -2 }}>{tagline}</div>
    </div>
  );
}

function Ring({ size, colour }: { size: number; colour: string }) {
  return (
    <div
      style={{
        position: 'absolute',
        right: 60 - size / 2,
        top: 60 - size / 2,
        width: size,
        height: size,
        borderRadius: size,
        background: colour,
      }}
    />
  );
}
