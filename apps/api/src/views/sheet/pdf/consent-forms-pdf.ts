import { codeFromName, type consentCalls, type Locale, refuse } from '@traip/contract';
import { countAttempt } from '../../../people/auth/limits.ts';
import { paperAccess } from '../../../people/family/paper/access.ts';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import { listSquad } from '../../../people/squad/queries.ts';
import { isMinor } from '../../../people/squad/squad-person.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Context } from '../../../platform/routing/context.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { findPlayer, listTeamNames } from '../read/queries.ts';
import { consentWords } from '../words/consent-words.ts';
import { drawConsentForm, type FormChild } from './consent-form.ts';
import { closePaper, edge, innerOf, openPaper, write } from './paper.ts';
import { type PrintedLook, printedLook } from './printed-look.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** For every minor of a team, even if decided already: a club collects them each season. */
export const consentFormsPdf: Handler<typeof consentCalls.printForms> = async (context, { query }) => {
  const { db, scope } = context;
  const limited = await countAttempt(context, 'print', scope.teamId);
  if (limited) return limited;
  const today = dayInMadrid(context.now());
  const minors = (await listSquad(db, scope.teamId)).filter((row) => isMinor(row, today));
  const names = await listTeamNames(db, [scope.teamId]);
  const children = minors.map((row) => formChild(row, names));
  return formsFile(context, children, { called: names[0]?.name ?? '', locale: query.locale, names });
};

export const consentFormPdf: Handler<typeof consentCalls.printForm> = async (context, { params, query }) => {
  const { db, caller } = context;
  const { personId } = params;
  const limited = await countAttempt(context, 'print', personId);
  if (limited) return limited;
  const now = context.now();
  const access = await paperAccess(db, personId, { userId: caller.userId, now });
  const row = access && (await findPlayer(db, personId));
  if (!row) return refuse('NOT_FOUND');
  if (!isMinor(row, dayInMadrid(now))) return refuse('NOT_A_MINOR');
  const names = await listTeamNames(
    db,
    access.teams.map(({ id }) => id),
  );
  const child = formChild(row, names);
  const called = `${child.firstName} ${child.surnames}`;
  return formsFile(context, [child], { called, locale: query.locale, names });
};

type TeamNames = Awaited<ReturnType<typeof listTeamNames>>;

function formChild(row: PlayerRow & { readonly birthday: string | null }, teams: TeamNames): FormChild {
  const { firstName, surnames } = playerInBrief(row, true);
  const joined = (names: readonly (string | null)[]) => [...new Set(names)].filter(Boolean).join(' · ');
  return {
    firstName,
    surnames,
    birthday: row.birthday,
    team: joined(teams.map(({ name }) => name)),
    club: joined(teams.map(({ organisation }) => organisation)),
  };
}

interface FormsFile {
  /** Whose they are. */
  readonly called: string;
  readonly locale: Locale | undefined;
  readonly names: TeamNames;
}

/** Look of the club, if there is only one. */
async function lookOf(context: Pick<Context, 'db' | 'files'>, teams: TeamNames): Promise<PrintedLook | null> {
  const [id, ...others] = new Set(teams.map(({ organisationId }) => organisationId));
  return !id || others.length > 0 ? null : printedLook(context, 'organisation', id);
}

async function formsFile(
  context: Pick<Context, 'db' | 'files' | 'locale' | 'now' | 'publicOrigin' | 'operatorName'>,
  children: readonly FormChild[],
  { called, locale = context.locale, names }: FormsFile,
) {
  const { title, noMinors } = consentWords[locale];
  const privacyUrl = `${context.publicOrigin}${locale === 'en' ? '/en' : ''}/privacy`;
  const paper = await openPaper(`${title} · ${called}`, locale);
  const look = await lookOf(context, names);
  for (const [index, child] of children.entries()) {
    if (index > 0) paper.addPage();
    drawConsentForm(paper, child, { locale, privacyUrl, operatorName: context.operatorName, look });
    await yieldToEventLoop();
  }
  if (children.length === 0)
    write(paper, noMinors, { x: edge, y: edge, width: innerOf(paper) }, { size: 11 });
  return {
    fileName: `${[title, called].map(codeFromName).join('-').toLowerCase()}.pdf`,
    content: closePaper(paper, locale, context.now()),
  };
}
