import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { Role } from '../fixtures/roles.ts';
import type { World } from '../world.ts';

/** Roles with no relation to a private organisation. */
export function isOutsider(role: Role): boolean {
  return role === 'A' || role === 'fSA';
}

/** A QR code shows the team to whoever has it, and using it makes them a member. */
export function grantsAccess(call: string): boolean {
  return ['team.nameBehindQr', 'team.previewQr', 'team.consumeQr'].includes(call);
}

/** Every id and code of the fixtures, except those of the outsiders themselves. */
export function idsOf(fixtures: Fixtures): readonly string[] {
  const own = Object.values(fixtures).filter((value): value is string => typeof value === 'string');
  const people = Object.entries(fixtures.people).filter(([role]) => !isOutsider(role as Role));
  return [...own, ...people.flatMap(([, { id, userCode, email }]) => [id, userCode, email])];
}

/** The name of everything private in the fixtures; no request and nothing public contains it. */
const secret = 'Ciudad Escondida';

/** Renames the private things of the fixtures so that a leak can be recognised. */
export async function hideByName({ store: { db } }: World, fixtures: Fixtures): Promise<void> {
  const name = secret;
  await db.updateTable('teams').set({ name }).where('id', '=', fixtures.teamId).execute();
  await db.updateTable('traips').set({ name }).where('id', '=', fixtures.traipId).execute();
  await db.updateTable('seasons').set({ name }).where('id', '=', fixtures.seasonId).execute();
  await db.updateTable('categories').set({ name }).where('id', '=', fixtures.categoryId).execute();
  await db.updateTable('competitions').set({ name }).where('id', '=', fixtures.competitionId).execute();
  await db.updateTable('phases').set({ name }).where('id', '=', fixtures.phaseId).execute();
  await db.updateTable('venues').set({ name }).where('id', '=', fixtures.venueId).execute();
}

/** Whether an answer names a private thing. */
export function leaks(text: string): boolean {
  return text.includes(secret);
}
