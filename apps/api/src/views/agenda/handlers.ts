import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { competitionAgenda } from './competition-agenda.ts';
import { createAgenda } from './create-agenda.ts';
import { matchAgenda } from './match-agenda.ts';
import { myAgenda } from './my-agenda.ts';
import { personAgenda } from './person-agenda.ts';
import { revokeAgenda } from './revoke-agenda.ts';
import { teamAgenda } from './team-agenda.ts';

export const agendaHandlers: Handlers<typeof contract>['agenda'] = {
  match: matchAgenda,
  competition: competitionAgenda,
  team: teamAgenda,
  person: personAgenda,
  mine: myAgenda,
  create: createAgenda,
  revoke: revokeAgenda,
};
