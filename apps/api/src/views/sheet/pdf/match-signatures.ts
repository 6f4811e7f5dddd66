import type { FullMatch, Locale, Read } from '@traip/contract';
import { words } from '../words/words.ts';
import { drawBox } from './match-people.ts';
import { edge, ensureRoom, innerOf, type Paper } from './paper.ts';

type Match = Read<typeof FullMatch>;

const gap = 12;
const notesHeight = 56;
const boxHeight = 74;

/** Individuals and pairs sign in person. */
function signerOf(side: Match['home'], forTeam: string): string {
  if (side === null) return forTeam;
  return side.competitorKind === 'TEAM' ? `${forTeam}: ${side.name}` : side.name;
}

/** Boxes for remarks and signatures, kept together on one page. */
export function drawSignatures(paper: Paper, { home, away }: Match, locale: Locale): void {
  const { notes, signHome, signAway, signReferee } = words[locale];
  ensureRoom(paper, notesHeight + gap + boxHeight);
  const top = paper.y;
  drawBox(paper, notes, { x: edge, y: top, width: innerOf(paper), height: notesHeight });
  const width = (innerOf(paper) - 2 * gap) / 3;
  const labels = [signerOf(home, signHome), signReferee, signerOf(away, signAway)];
  for (const [index, label] of labels.entries()) {
    const place = { x: edge + index * (width + gap), y: top + notesHeight + gap };
    drawBox(paper, label, { ...place, width, height: boxHeight });
  }
  paper.y = top + notesHeight + gap + boxHeight;
}
