import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { accountInputs } from './account-inputs.ts';
import { competitionInputs } from './competition-inputs.ts';
import { lookInputs } from './look-inputs.ts';
import { matchInputs } from './match-inputs.ts';
import { organisationInputs } from './organisation-inputs.ts';
import { peopleInputs } from './people-inputs.ts';
import type { RequestInput } from './request-input.ts';
import { sharingInputs } from './sharing-inputs.ts';
import { teamInputs } from './team-inputs.ts';

/** A valid request for every call, so that only the caller's role decides the answer. */
export const validInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  ...accountInputs,
  ...organisationInputs,
  ...teamInputs,
  ...peopleInputs,
  ...competitionInputs,
  ...lookInputs,
  ...matchInputs,
  ...sharingInputs,
};
