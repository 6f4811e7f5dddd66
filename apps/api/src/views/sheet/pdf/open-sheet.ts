import { type Locale, type Refusal, refuse } from '@traip/contract';
import { countAttempt } from '../../../people/auth/limits.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { findCompetition, type SheetCompetition } from '../read/queries.ts';
import { drawCompetitionHeading } from './competition-heading.ts';
import { drawSponsors } from './draw-sponsors.ts';
import { closePaper, type Format, openPaper, type Paper, repeatTitle } from './paper.ts';
import { printedLook } from './printed-look.ts';

export interface OpenSheet {
  readonly competition: SheetCompetition;
  readonly userId: string | null;
  readonly locale: Locale;
}

/** The competition to print, if the caller may see it and has not printed too much. */
export async function openSheet(
  context: Context,
  competitionId: string,
  locale: Locale | undefined,
): Promise<OpenSheet | Refusal<'NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
  const userId = context.caller?.userId ?? null;
  const limited = await countAttempt(context, 'print', competitionId);
  if (limited) return limited;
  const competition = await findCompetition(context.db, userId, competitionId);
  if (!competition) return refuse('NOT_FOUND');
  return { competition, userId, locale: locale ?? context.locale };
}

interface Printing extends Format {
  readonly title: string;
  /** Whether its content is final: then the QR code leads to results, and to nothing live. */
  readonly isOver?: boolean;
  /** Drawn below the heading. */
  readonly draw: (paper: Paper) => Promise<void>;
}

/** A document about a competition, with its heading and footer. */
export async function printSheet(
  context: Context,
  { competition, locale }: OpenSheet,
  { title, isOver = competition.state === 'FINISHED', draw, ...format }: Printing,
): Promise<Paper> {
  const name = `${competition.name} · ${title}`;
  const paper = await openPaper(name, locale, format);
  const look = await printedLook(context, 'competition', competition.id);
  drawCompetitionHeading(paper, competition, {
    publicOrigin: context.publicOrigin,
    locale,
    title,
    isOver,
    look,
  });
  await draw(paper);
  drawSponsors(paper, look.sponsors, locale);
  repeatTitle(paper, name);
  return closePaper(paper, locale, context.now());
}
