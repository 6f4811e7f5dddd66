import type { Race, Write } from '@traip/contract';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import type { AtomEntry } from './atom.ts';

/** "CD Alameda 2–0 Puerto Viejo", "Ana Ruiz – Eva Prat: 3&2"; null without a result or a date. */
export function entryOf(
  match: MatchRowView,
  url: string,
  shortBout: (method: string) => string,
): AtomEntry | null {
  const { home, away, score, kickOff, competition, phase, ending } = match;
  if (score === null || kickOff === null || home === null || away === null) return null;
  const isLostAtHome = ending?.winner === 'AWAY';
  const [first, second] = isLostAtHome ? [away, home] : [home, away];
  return {
    title: ending?.bout?.isJudged
      ? `${first.name} – ${second.name}: ${shortBout(ending.bout.method)}`
      : `${home.name} ${score.home}–${score.away} ${away.name}`,
    summary: `${competition.name} · ${phase.name}`,
    url,
    at: kickOff,
  };
}

interface RaceContext {
  readonly competition: string;
  readonly url: string;
  /** "Official results", or "Provisional results". */
  readonly labels: Readonly<Record<'PROVISIONAL' | 'OFFICIAL', string>>;
}

type RaceView = Pick<Write<typeof Race>, 'name' | 'publication' | 'publishedAt'>;

/** "10 km: official results"; null while results are coming in. */
export function raceEntryOf(
  { name, publication, publishedAt }: RaceView,
  { competition, url, labels }: RaceContext,
): AtomEntry | null {
  if (publishedAt === null || (publication !== 'PROVISIONAL' && publication !== 'OFFICIAL')) return null;
  return { title: `${name}: ${labels[publication]}`, summary: competition, url, at: publishedAt };
}
