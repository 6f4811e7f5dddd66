import type { Role, Stage } from '../stage.ts';
import type { World } from '../world.ts';

/** Those to whom a private organisation is nothing: nobody, and the head of another organisation. */
export function isOutsider(role: Role): boolean {
  return role === 'A' || role === 'fSA';
}

/** Whoever has a team's code is shown the team, and who makes use of it is no outsider any more. */
export function letsIn(call: string): boolean {
  return call === 'team.previewQr' || call === 'team.consumeQr';
}

/** Every id and code that the stage knows, but those by which somebody could let the outsiders in. */
export function idsOf(stage: Stage): readonly string[] {
  const own = Object.values(stage).filter((value): value is string => typeof value === 'string');
  const people = Object.entries(stage.people).filter(([role]) => !isOutsider(role as Role));
  return [...own, ...people.flatMap(([, { id, userCode, email }]) => [id, userCode, email])];
}

/** In the name of everything private on the stage; no request and no public thing holds it. */
const secret = 'Ciudad Escondida';

/** Gives the private things of the stage a name by which they are recognised wherever they turn up. */
export async function hideByName({ store: { db } }: World, stage: Stage): Promise<void> {
  const name = secret;
  await db.updateTable('teams').set({ name }).where('id', '=', stage.teamId).execute();
  await db.updateTable('traips').set({ name }).where('id', '=', stage.traipId).execute();
  await db.updateTable('seasons').set({ name }).where('id', '=', stage.seasonId).execute();
  await db.updateTable('categories').set({ name }).where('id', '=', stage.categoryId).execute();
  await db.updateTable('competitions').set({ name }).where('id', '=', stage.competitionId).execute();
  await db.updateTable('phases').set({ name }).where('id', '=', stage.phaseId).execute();
  await db.updateTable('venues').set({ name }).where('id', '=', stage.venueId).execute();
}

/** Whether an answer names a private thing. */
export function leaks(text: string): boolean {
  return text.includes(secret);
}
