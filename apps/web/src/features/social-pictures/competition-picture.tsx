import type { CrestSource } from './crests.ts';
import { DrawnCrest, inks, PictureFrame } from './frame.tsx';

export interface CompetitionFacts {
  readonly above: string;
  readonly name: string;
  readonly facts: string;
  /** The winner, and its label. */
  readonly champion: (CrestSource & { readonly label: string }) | null;
  readonly rows: readonly (CrestSource & { readonly rank: number; readonly value: string })[];
}

export function CompetitionPicture({ above, name, facts, champion, rows }: CompetitionFacts) {
  return (
    <PictureFrame above={above}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 48 }}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 20 }}>
          <div style={{ display: 'flex', fontSize: 64, fontWeight: 800, lineHeight: 1.1, letterSpacing: -2 }}>
            {name}
          </div>
          <div style={{ display: 'flex', fontSize: 30, color: inks.quiet }}>{facts}</div>
        </div>
        {champion !== null ? <Champion {...champion} /> : rows.length > 0 && <Top rows={rows} />}
      </div>
      <div style={{ display: 'flex', height: 30 }} />
    </PictureFrame>
  );
}

function Champion({ name, crest, label }: NonNullable<CompetitionFacts['champion']>) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 420, gap: 18 }}>
      <DrawnCrest {...{ name, crest }} width={170} />
      <div style={{ display: 'flex', fontSize: 26, color: inks.teal }}>{label}</div>
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
      {rows.map(({ rank, name, crest, value }, index) => (
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
          <DrawnCrest {...{ name, crest }} width={38} />
          <div style={{ display: 'flex', flex: 1 }}>{name}</div>
          <div style={{ display: 'flex', fontWeight: 800 }}>{value}</div>
        </div>
      ))}
    </div>
  );
}
