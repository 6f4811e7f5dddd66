import type { CrestSource } from './crests.ts';
import { DrawnCrest } from './drawn-crest.tsx';
import { type PictureColours, PictureFrame, quietInk } from './frame.tsx';

export interface NameFacts extends CrestSource {
  readonly above: string;
  readonly facts: string;
  readonly colours: PictureColours;
}

export function NamePicture({ above, name, crest, kind, facts, colours }: NameFacts) {
  return (
    <PictureFrame above={above} colours={colours}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 56 }}>
        <DrawnCrest name={name} crest={crest} kind={kind} width={210} />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}>
          <div style={{ display: 'flex', fontSize: 68, fontWeight: 800, lineHeight: 1.1, letterSpacing: -2 }}>
            {name}
          </div>
          <div style={{ display: 'flex', fontSize: 30, color: quietInk(colours) }}>{facts}</div>
        </div>
      </div>
      <div style={{ display: 'flex', height: 30 }} />
    </PictureFrame>
  );
}
