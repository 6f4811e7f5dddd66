import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import type { Competition, Impact, Match } from '../product/paths.ts';
import { readCompetition, readMatch } from '../product/product.ts';
import { sidesOf } from '../texts/match-line.ts';
import { plain, quoted } from '../texts/plain.ts';

/** The consequences of a change, as shown to the person before they agree. */
export const consequencesShape = {
  change: z.string().describe('What would change, in words'),
  table: z
    .array(z.object({ teamId: z.string(), team: z.string(), before: z.number(), after: z.number() }))
    .describe('Who moves in the standings'),
  laterMatches: z
    .array(
      z.object({
        matchId: z.string(),
        side: z.enum(['HOME', 'AWAY']),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .describe('Whose opponent changes in a later match'),
  told: z.array(z.string()).describe('Who is told of it'),
  notes: z.array(z.string()),
};

export type Consequences = z.output<z.ZodObject<typeof consequencesShape>>;

/** The current state of a match and its competition. */
export interface Scene {
  readonly match: Match;
  readonly competition: Competition;
}

export async function readScene({ product }: Context, matchId: string): Promise<Scene> {
  const match = await readMatch(product, matchId);
  return { match, competition: await readCompetition(product, match.competition.id) };
}

/** Identifies the consequences outside the match, which has its own version. The same in every language. */
export function digestOf({ table, laterMatches }: Consequences): string {
  const content = JSON.stringify([table, laterMatches]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

export function effectOf(
  impact: Impact,
  { competition }: Scene,
): Pick<Consequences, 'table' | 'laterMatches'> {
  const names = new Map(competition.entries.map(({ team }) => [team.id, plain(team.name)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return {
    table: impact.positions.map(({ teamId, before, after }) => ({
      teamId,
      before,
      after,
      team: nameOf(teamId) ?? teamId,
    })),
    laterMatches: impact.slots.map(({ matchId, side, before, after }) => ({
      matchId,
      side,
      before: nameOf(before),
      after: nameOf(after),
    })),
  };
}

/** Only its organisation sees a draft: players and followers are notified once it is published. */
const isAnnounced = ({ competition }: Scene) => !['DRAFT', 'PENDING'].includes(competition.state);

/** Who is notified of a new date: everyone involved in the match. */
export function notifiedOfDate({ words }: Context, scene: Scene): string[] {
  const { match } = scene;
  const { proposal } = words;
  const teams = [match.home, match.away].flatMap((team) =>
    team ? [proposal.peopleOf(quoted(team.name))] : [],
  );
  const referees = match.referees.length > 0 ? [proposal.referees(match.referees.length)] : [];
  const announced = isAnnounced(scene) ? [...teams, proposal.followers] : [];
  return [...announced, ...referees, proposal.hooks];
}

/** Who is notified of a result, now and once it is official. */
export function notifiedOfResult({ words: { proposal } }: Context, scene: Scene): string[] {
  return [...(isAnnounced(scene) ? [proposal.followers, proposal.notifiedLater] : []), proposal.hooks];
}

export function consequencesText({ words }: Context, { match }: Scene, found: Consequences): string[] {
  const { proposal } = words;
  const moves = found.table.map(
    ({ team, before, after }) => `- ${proposal.moves(quoted(team), before, after)}`,
  );
  const named = (team: string | null) => (team === null ? proposal.noTeam : quoted(team));
  const later = found.laterMatches.map(
    ({ matchId, side, before, after }) =>
      `- ${proposal.laterMatch(side, named(before), named(after))} [${matchId}]`,
  );
  return [
    `${sidesOf({ words }, match)} · ${quoted(match.competition.name)}`,
    found.change,
    ...(moves.length > 0 ? moves : [proposal.tableUnchanged]),
    ...later,
    proposal.notifiedTitle,
    ...found.told.map((recipient) => `- ${recipient}`),
    ...found.notes,
  ];
}
