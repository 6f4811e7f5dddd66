import type { Locale } from '@traip/contract';
import type { SheetCompetition } from '../read/queries.ts';
import { words } from '../words/words.ts';
import { drawHeading } from './heading.ts';
import type { Paper } from './paper.ts';
import type { PrintedLook } from './printed-look.ts';

interface HeadingInput {
  readonly locale: Locale;
  readonly publicOrigin: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly look: PrintedLook;
}

/** Names the competition and links to its page. */
export function drawCompetitionHeading(
  paper: Paper,
  { id, name, traip, organisation, season, category }: SheetCompetition,
  { locale, publicOrigin, title, isOver, look }: HeadingInput,
): void {
  drawHeading(paper, {
    above: `${organisation} · ${traip}`,
    title: name,
    below: `${title} · ${season} · ${category}`,
    url: `${publicOrigin}${locale === 'en' ? '/en' : ''}/c/${id}`,
    label: words[locale][isOver ? 'scanOver' : 'scan'],
    look,
  });
}
