import { codeFromName, isRefusal, type sheetCalls } from '@traip/contract';
import { isPlayableOn } from '../../../competition/registration/card/licence-card.ts';
import { type CardRow, listTeamCards } from '../../../competition/registration/card/queries.ts';
import { openSquad } from '../../../competition/registration/squad/open-squad.ts';
import { type LicenceSigner, licenceSigner } from '../../../competition/registration/token/licence-key.ts';
import { issueToken } from '../../../competition/registration/token/licence-token.ts';
import { countAttempt } from '../../../people/auth/limits.ts';
import type { Files } from '../../../platform/files/files.ts';
import { portraitFrom } from '../../../platform/files/pictures.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { words } from '../words/words.ts';
import { type CardStyle, cardsOnPage, drawCards, type PrintedCard } from './licence-cards.ts';
import { closePaper, edge, inks, innerOf, openPaper, type Paper, write } from './paper.ts';
import { printedLook } from './printed-look.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Only licences that are valid for playing today. */
export const licencesPdf: Handler<typeof sheetCalls.printedLicences> = async (context, { params, query }) => {
  const { db, scope, keys, files } = context;
  const limited = await countAttempt(context, 'print', params.teamId);
  if (limited) return limited;
  const now = context.now();
  const squad = await openSquad(db, scope, { competitionId: params.id, teamId: params.teamId }, now);
  if (isRefusal(squad)) return squad;
  const rows = (await listTeamCards(db, params.id, params.teamId)).filter((row) => isPlayableOn(row, now));
  const signer = licenceSigner(keys.licence.current);
  const cards: PrintedCard[] = [];
  for (const row of rows) cards.push(await printedCard(row, { signer, files, now }));
  const team = rows[0]?.teamName ?? '';
  const locale = query.locale ?? context.locale;
  const paper = await drawPages(cards, {
    title: [words[locale].licences, team].filter(Boolean).join(' · '),
    locale,
    shades: (await printedLook(context, 'competition', params.id)).shades,
  });
  return {
    fileName: `${codeFromName(`${words[locale].licences} ${team}`).toLowerCase()}.pdf`,
    content: closePaper(paper, locale, now),
  };
};

async function drawPages(
  cards: readonly PrintedCard[],
  { title, ...style }: CardStyle & { readonly title: string },
): Promise<Paper> {
  const { locale } = style;
  const paper = await openPaper(title, locale);
  const line = (y: number) => ({ x: edge, y, width: innerOf(paper) });
  for (let first = 0; first === 0 || first < cards.length; first += cardsOnPage) {
    if (first > 0) paper.addPage();
    write(paper, title, line(edge - 8), { size: 13, cut: 'black' });
    const hint = cards.length === 0 ? words[locale].noLicences : words[locale].cutOut;
    write(paper, hint, line(edge + 10), { size: 7.5, ink: inks.quiet });
    drawCards(paper, cards.slice(first, first + cardsOnPage), edge + 32, style);
    await yieldToEventLoop();
  }
  return paper;
}

interface Printing {
  readonly signer: LicenceSigner;
  readonly files: Files;
  readonly now: Date;
}

async function printedCard(row: CardRow, { signer, files, now }: Printing): Promise<PrintedCard> {
  const { firstName, surnames, birthday, licenceId } = row;
  return {
    name: `${firstName} ${surnames}`.trim(),
    initials: `${firstName[0] ?? ''}${surnames[0] ?? ''}`.toUpperCase(),
    photo: await printedPhoto(row, files),
    team: row.teamName,
    competition: row.competitionName,
    category: row.category,
    season: row.season,
    isStaff: row.isStaff,
    shirt: row.shirt,
    birthYear: birthday === null ? null : Number(birthday.slice(0, 4)),
    validUntil: row.validUntil,
    number: row.number,
    token: issueToken(signer, { ...row, id: licenceId }, now),
  };
}

/** Paper cannot be withdrawn, so a photograph is not printed if the person or a guardian refused. */
async function printedPhoto({ avatarKey, agreedToPhoto }: CardRow, files: Files): Promise<Buffer | null> {
  if (avatarKey === null || agreedToPhoto === false) return null;
  const stored = await files.get(avatarKey);
  return stored === undefined ? null : portraitFrom(stored.content);
}
