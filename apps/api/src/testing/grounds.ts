import { randomUUIDv7 } from 'node:crypto';
import type { World } from './world.ts';

/** A venue with so many fields, always open, put straight into the tables. */
export async function venueOf(
  world: World,
  organisationId: string,
  { name = `Campo ${randomUUIDv7().slice(-8)}`, fields = 1 } = {},
) {
  const { db } = world.store;
  const venueId = randomUUIDv7();
  await db
    .insertInto('venues')
    .values({ id: venueId, organisationId, name, createdAt: world.now() })
    .execute();
  const rows = Array.from({ length: fields }, (_, index) => ({
    id: randomUUIDv7(),
    organisationId,
    venueId,
    name: `Campo ${index + 1}`,
    place: index + 1,
  }));
  await db.insertInto('fields').values(rows).execute();
  return { venueId, fieldIds: rows.map(({ id }): string => id) };
}

/** A day on which everybody rests. */
export async function closedDateOf(world: World, organisationId: string): Promise<string> {
  const id = randomUUIDv7();
  const day = '2030-12-25';
  await world.store.db
    .insertInto('closedDates')
    .values({ id, organisationId, startsOn: day, endsOn: day })
    .execute();
  return id;
}

/** A search that has ended and found nothing. */
export async function planOf(
  world: World,
  phase: { readonly organisationId: string; readonly competitionId: string; readonly phaseId: string },
  createdBy: string,
): Promise<string> {
  const id = randomUUIDv7();
  await world.store.db
    .insertInto('calendarPlans')
    .values({
      id,
      ...phase,
      createdBy,
      status: 'CANCELLED',
      createdAt: world.now(),
      wishes: '{}',
      progress: 'null',
      outcome: 'null',
    })
    .execute();
  return id;
}
