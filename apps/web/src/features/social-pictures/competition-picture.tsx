import type { SportKey } from '@traip/engine';
import { sportShapes } from '../../ui/sport/sport-shapes.ts';
import type { CrestSource } from './crests.ts';
import { DrawnCrest } from './drawn-crest.tsx';
import { inks, type PictureColours, PictureFrame, quietInk } from './frame.tsx';

export interface CompetitionFacts {
  readonly above: string;
  readonly name: string;
  readonly facts: string;
  readonly sport: SportKey | null;
  /** Its own logo or an inherited one. */
  readonly logo: string | null;
  readonly colours: PictureColours;
  /** The winner, with a label. */
  readonly champion: (CrestSource & { readonly label: string }) | null;
  readonly rows: readonly (CrestSource & { readonly rank: number; readonly value: string })[];
}

export function CompetitionPicture(shown: CompetitionFacts) {
  const { above, name, facts, champion, rows, colours } = shown;
  return (
    <PictureFrame above={above} colours={colours}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 48 }}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}>
          <Emblem {...shown} />
          <div style={{ display: 'flex', fontSize: 64, fontWeight: 800, lineHeight: 1.1, letterSpacing: -2 }}>
            {name}
          </div>
          <div style={{ display: 'flex', fontSize: 30, color: quietInk(colours) }}>{facts}</div>
        </div>
        {champion !== null ? (
          <Champion {...champion} ink={championInk(colours)} />
        ) : (
          rows.length > 0 && <Top rows={rows} />
        )}
      </div>
      <div style={{ display: 'flex', height: 30 }} />
    </PictureFrame>
  );
}

/** The logo on white, or the sport. */
function Emblem({ logo, name, sport }: Pick<CompetitionFacts, 'logo' | 'name' | 'sport'>) {
  if (logo !== null)
    return (
      <div style={{ display: 'flex', padding: 8, width: 106, borderRadius: 20, background: inks.white }}>
        <DrawnCrest name={name} crest={logo} kind="TEAM" width={90} />
      </div>
    );
  if (sport === null) return null;
  return (
    <svg viewBox="0 0 24 24" width={72} height={72} fill="currentColor" aria-hidden="true">
      {sportShapes(sport).map(({ path, transform }) => (
        <path key={path} d={path} transform={transform} fillRule="evenodd" />
      ))}
    </svg>
  );
}

const championInk = (colours: PictureColours) =>
  colours.primaryColor === null ? inks.teal : quietInk(colours);

type ChampionProps = NonNullable<CompetitionFacts['champion']> & { readonly ink: string };

function Champion({ name, crest, kind, label, ink }: ChampionProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 420, gap: 18 }}>
      <DrawnCrest name={name} crest={crest} kind={kind} width={170} />
      <div style={{ display: 'flex', fontSize: 26, color: ink }}>{label}</div>
      <div style={{ display: 'flex', textAlign: 'center', fontSize: 40 }}>{name}</div>
    </div>
  );
}

function Top({ rows }: Pick<CompetitionFacts, 'rows'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 520,
        borderRadius: 24,
        overflow: 'hidden',
        background: '#ffffff',
        color: inks.navy,
      }}
    >
      {rows.map(({ rank, name, crest, kind, value }, index) => (
        <div
          key={name}
          style={{
            display: 'flex',
            alignItems: 'center',
            padding: '14px 24px',
            fontSize: 29,
            gap: 18,
            borderTop: index === 0 ? 'none' : '1px solid #e2e7ee',
          }}
        >
          <div style={{ display: 'flex', width: 30, color: '#5c6880' }}>{rank}</div>
          <DrawnCrest name={name} crest={crest} kind={kind} width={38} />
          <div style={{ display: 'flex', flex: 1 }}>{name}</div>
          <div style={{ display: 'flex', fontWeight: 800 }}>{value}</div>
        </div>
      ))}
    </div>
  );
}
