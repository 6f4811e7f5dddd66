import { type FullMatch, type Locale, type Read, refuse, type sheetCalls } from '@traip/contract';
import { moverOf } from '../../../competition/competition/reply/next-states.ts';
import { listChecks } from '../../../competition/match/desk/licences/queries.ts';
import { findRow } from '../../../competition/match/lists/rows/queries.ts';
import { anonymousViewer, viewerOf } from '../../../competition/match/people/viewer.ts';
import { fullMatch, type Reader } from '../../../competition/match/reply/full-match.ts';
import { countAttempt } from '../../../people/auth/limits.ts';
import type { Caller } from '../../../platform/authorization/caller.ts';
import { findCompetitionOfMatch } from '../../../platform/authorization/competition/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { requiresLicences } from '../read/queries.ts';
import { sheetTitle } from '../words/sheet-title.ts';
import { words } from '../words/words.ts';
import { drawHeading } from './heading.ts';
import { drawBoard, drawFacts } from './match-board.ts';
import { drawLicences } from './match-licences.ts';
import { drawEvents, drawLineups } from './match-people.ts';
import { drawSignatures } from './match-signatures.ts';
import { closePaper, openPaper } from './paper.ts';
import { type PrintedLook, printedLook } from './printed-look.ts';

/** Shows exactly what the caller may see on the screen. */
export const matchPdf: Handler<typeof sheetCalls.printedMatch> = async (context, { params, query }) => {
  const { db, caller, now, publicOrigin } = context;
  const limited = await countAttempt(context, 'print', params.id);
  if (limited) return limited;
  const reader = await findReader(db, caller, params.id);
  const match = reader && (await fullMatch(db, { matchId: params.id, at: now() }, reader));
  if (!match) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  return {
    fileName: `traip-${match.id}.pdf`,
    content: await drawMatch(match, {
      locale,
      publicOrigin,
      at: now(),
      checked: await checkedPeople(db, reader, match),
      look: await printedLook(context, 'competition', match.competition.id),
    }),
  };
};

async function findReader(db: Database, caller: Caller | null, matchId: string): Promise<Reader | undefined> {
  if (caller === null) return { viewer: anonymousViewer, role: null };
  const [row, found] = await Promise.all([
    findRow(db, caller.userId, matchId),
    findCompetitionOfMatch(db, caller.userId, matchId),
  ]);
  if (!row || !found) return undefined;
  const sides = { homeTeamId: row.homeId, awayTeamId: row.awayId };
  const viewer = await viewerOf(db, { userId: caller.userId, role: found.role }, sides);
  return { viewer, role: moverOf(found.role) };
}

/** Whose licence was checked: only for staff, and only if licences are required. */
async function checkedPeople(db: Database, { viewer }: Reader, { id, competition }: Read<typeof FullMatch>) {
  if (!viewer.isStaff || !(await requiresLicences(db, competition.id))) return null;
  return new Set((await listChecks(db, id)).map(({ personId }) => personId));
}

interface DrawOptions {
  readonly checked: ReadonlySet<string> | null;
  readonly locale: Locale;
  readonly publicOrigin: string;
  readonly at: Date;
  readonly look: PrintedLook;
}

async function drawMatch(
  match: Read<typeof FullMatch>,
  { locale, publicOrigin, at, checked, look }: DrawOptions,
) {
  const { round, group, scan, scanOver } = words[locale];
  const sheet = sheetTitle(match.sportVariantKey, locale);
  const paper = await openPaper(`${sheet} · ${match.competition.name}`, locale);
  const inGroup = match.group === null ? [] : [`${group} ${match.group}`];
  drawHeading(paper, {
    above: `${match.organization.name} · ${match.traip.name}`,
    title: sheet,
    below: [match.competition.name, match.phase.name, ...inGroup, `${round} ${match.round}`].join(' · '),
    url: `${publicOrigin}${locale === 'en' ? '/en' : ''}/m/${match.id}`,
    label: match.state === 'FINISHED' || match.state === 'CLOSED' ? scanOver : scan,
    look,
  });
  drawBoard(paper, match, locale);
  drawFacts(paper, match, locale);
  drawLineups(paper, match, locale);
  drawLicences(paper, match, checked, locale);
  drawEvents(paper, match, locale);
  drawSignatures(paper, match, locale);
  return closePaper(paper, locale, at);
}
