import type { CrestSource } from './crests.ts';
import { DrawnCrest } from './drawn-crest.tsx';
import { inks, type PictureColours, PictureFrame } from './frame.tsx';

export interface MatchFacts {
  readonly above: string;
  readonly colours: PictureColours;
  readonly home: CrestSource;
  readonly away: CrestSource;
  /** 2 – 1, or the kick-off. */
  readonly middle: string;
  readonly isScore: boolean;
  readonly state: string;
  readonly isLive: boolean;
}

export function MatchPicture(facts: MatchFacts) {
  const { above, home, away, middle, isScore, state, isLive, colours } = facts;
  return (
    <PictureFrame above={above} colours={colours}>
      <div
        style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', width: '100%' }}
      >
        <Side {...home} />
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            width: 380,
            paddingTop: 6,
            gap: 22,
          }}
        >
          <div
            style={{
              display: 'flex',
              textAlign: 'center',
              fontWeight: 800,
              ...(isScore ? { fontSize: 132, letterSpacing: -5, lineHeight: 1 } : { fontSize: 46 }),
            }}
          >
            {middle}
          </div>
          <div
            style={{
              display: 'flex',
              padding: '8px 26px',
              borderRadius: 40,
              fontSize: 28,
              color: inks.white,
              background: isLive ? inks.live : '#2a3a63',
            }}
          >
            {state}
          </div>
        </div>
        <Side {...away} />
      </div>
      <div style={{ display: 'flex', height: 30 }} />
    </PictureFrame>
  );
}

function Side({ name, crest, kind }: CrestSource) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 330, gap: 24 }}>
      <DrawnCrest name={name} crest={crest} kind={kind} width={170} />
      <div style={{ display: 'flex', justifyContent: 'center', textAlign: 'center', fontSize: 38 }}>
        {name}
      </div>
    </div>
  );
}
