import type { Locale } from '@traip/contract';
import { playerInBrief } from '../../../../people/person/player-in-brief.ts';
import type { SquadMember } from '../../read/queries.ts';
import { playerName } from '../../words/player-name.ts';
import { words } from '../../words/words.ts';
import { drawTitle } from '../heading.ts';
import { edge, innerOf, keepTogether, type Paper } from '../paper.ts';
import { drawTable, heightOfTable } from '../table.ts';

interface SquadOptions {
  readonly locale: Locale;
  /** Whether the reader may know the full name. */
  readonly isKnown: (person: SquadMember) => boolean;
}

const shirtWidth = 36;
const positionWidth = 120;
const presentWidth = 64;

/** A team with boxes for ticking attendance; kept together if a page holds it. */
export function drawSquad(
  paper: Paper,
  squad: readonly SquadMember[],
  { locale, isKnown }: SquadOptions,
): void {
  const { name, position, present, staff } = words[locale];
  const table = {
    columns: [
      { heading: '#', width: shirtWidth, align: 'right', isStrong: true, isWhole: true },
      { heading: name, width: innerOf(paper) - shirtWidth - positionWidth - presentWidth, isStrong: true },
      { heading: position, width: positionWidth },
      { heading: present, width: presentWidth },
    ] as const,
    rows: squad.map((person) => [
      person.shirt === null ? '' : `${person.shirt}`,
      playerName(playerInBrief(person, isKnown(person)), locale, person.shirt),
      isStaff(person) ? staff : isKnown(person) ? (person.position ?? '') : '',
      '',
    ]),
  };
  keepTogether(paper, heightOfTable(paper, table) + 30);
  drawTitle(paper, squad[0]?.teamName ?? '');
  drawTable(paper, { x: edge, ...table });
}

const isStaff = ({ isStaff: isRegistered, role }: SquadMember) =>
  isRegistered ?? (role === 'COACH' || role === 'STUFF');
