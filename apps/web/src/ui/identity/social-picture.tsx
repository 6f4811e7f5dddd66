/** What is shown when a link to Traip is shared. Drawn with the picture maker's own font: nothing is fetched. */
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
        <svg viewBox="0 0 32 32" width="104" height="104" aria-hidden="true">
          <rect width="32" height="32" rx="9" fill="#0B7A70" />
          <path
            d="M6.5 9.5H14a2 2 0 0 1 2 2V18M25.5 9.5H18a2 2 0 0 0-2 2V18"
            fill="none"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <circle cx="16" cy="24" r="3.6" fill="#D9C8FF" />
        </svg>
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
