import { codeFromName, isRefusal, type sheetCalls, staffRoles } from '@traip/contract';
import { listOwnTeams } from '../../../../competition/match/people/queries.ts';
import { findCompetition } from '../../../../platform/authorization/competition/queries.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { listSquads, requiresLicences, type SquadMember } from '../../read/queries.ts';
import { words } from '../../words/words.ts';
import { openSheet, printSheet } from '../open-sheet.ts';
import { edge, innerOf, write } from '../paper.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { drawSquad } from './draw-squad.ts';

/** The people of every team. Staff and teammates see full names, everyone else public ones. */
export const squadsPdf: Handler<typeof sheetCalls.printedSquads> = async (context, { params, query }) => {
  const { db } = context;
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const { competition, userId, locale } = sheet;
  const members = await listSquads(db, params.id, { isLicensed: await requiresLicences(db, params.id) });
  const isKnown = await relationTo(db, userId, { competitionId: params.id, people: members });
  const people = members.filter((person) => isKnown(person) || isPublic(person));
  const content = await printSheet(context, sheet, {
    title: words[locale].squads,
    size: query.paper,
    draw: async (paper) => {
      for (const squad of Map.groupBy(people, ({ teamId }) => teamId).values()) {
        drawSquad(paper, squad, { locale, isKnown });
        await yieldToEventLoop();
      }
      const place = { x: edge, y: paper.y, width: innerOf(paper) };
      if (people.length === 0) write(paper, words[locale].noSquads, place);
    },
  });
  return { fileName: `${codeFromName(competition.name)}-squads.pdf`, content };
};

/** A public team shows its members, unless they do not want to be found. */
const isPublic = ({ privacy, isListed, publicName }: SquadMember) =>
  privacy === 'PUBLIC' && isListed && publicName !== 'HIDDEN';

interface Squads {
  readonly competitionId: string;
  readonly people: readonly SquadMember[];
}

/** Whose full name the reader may see: staff see everyone's, others their teammates'. */
async function relationTo(db: Database, userId: string | null, { competitionId, people }: Squads) {
  if (userId === null) return () => false;
  const role = (await findCompetition(db, userId, competitionId))?.role ?? null;
  if (role !== null && staffRoles.includes(role)) return () => true;
  const own = await listOwnTeams(db, userId, [...new Set(people.map(({ teamId }) => teamId))]);
  return ({ teamId }: SquadMember) => own.includes(teamId);
}
