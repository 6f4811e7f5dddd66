import { NewPeople, type NewPerson, type Write } from '@traip/contract';
import { addPeople } from '../../../people/squad/add-people.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { requestWith, throwIfRefused } from './calls.ts';
import { teamMemberContext } from './person.ts';

/** A player without an account. */
export type DemoPlayer = Write<typeof NewPerson>;

/** The people whom a team entered; `by` is the email address of the person who entered them. */
export interface DemoSquad {
  readonly team: string;
  readonly by: string;
  readonly players: readonly DemoPlayer[];
}

export async function seedSquads(db: Database, squads: readonly DemoSquad[], at: Date): Promise<void> {
  for (const { team: code, by, players } of squads) {
    if (players.length === 0) continue;
    const context = await teamMemberContext(db, { code, by }, at);
    const params = { teamId: context.scope.teamId };
    const body = NewPeople.parse({ people: players });
    throwIfRefused(await addPeople(context, { ...requestWith(body), params }));
  }
}
