import type { FullMatch, Locale, Read } from '@traip/contract';
import { playerName } from '../words/player-name.ts';
import { words } from '../words/words.ts';
import { drawTitle } from './heading.ts';
import { edge, ensureRoom, inks, innerOf, type Paper, write } from './paper.ts';

type Match = Read<typeof FullMatch>;

/** Whose licence was checked before the match, and whose was not; null if licences are not required. */
export function drawLicences(
  paper: Paper,
  match: Match,
  checked: ReadonlySet<string> | null,
  locale: Locale,
): void {
  const isOn = match.state !== 'CREATED' && match.state !== 'SCHEDULED';
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const starters = (match.lineups[side]?.players ?? []).filter(({ place }) => place === 'STARTER');
    return starters.length === 0 ? [] : [{ team: match[side]?.name ?? '', starters }];
  });
  if (checked === null || !isOn || sides.length === 0) return;
  const { checked: title, of, notChecked } = words[locale];
  ensureRoom(paper, 30 + sides.length * 28);
  drawTitle(paper, title);
  for (const { team, starters } of sides) {
    const missing = starters.filter(({ player }) => !checked.has(player.id));
    const count = `${team}: ${starters.length - missing.length} ${of} ${starters.length}`;
    write(paper, count, { x: edge, y: paper.y, width: innerOf(paper) }, { cut: 'bold' });
    const names = missing.map(({ player, shirt }) => playerName(player, locale, shirt)).join(', ');
    if (names !== '')
      write(
        paper,
        `${notChecked}: ${names}`,
        { x: edge, y: paper.y, width: innerOf(paper) },
        { ink: inks.quiet, wraps: true },
      );
    paper.y += 4;
  }
  paper.y += 8;
}
