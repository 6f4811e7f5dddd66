import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { Person } from '../fixtures/people.ts';
import type { RequestInput } from '../valid-inputs/request-input.ts';
import type { World } from '../world.ts';

/** A request that succeeds. */
export interface Attempt {
  readonly organisationId: string;
  readonly person: Person;
  readonly input: RequestInput;
}

export type Prepare = (world: World, fixtures: Fixtures) => Promise<Partial<Attempt>>;
