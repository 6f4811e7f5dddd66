import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addCompetitors } from './add-competitors.ts';
import { addTeam } from './add-team.ts';
import { changeCompetitor } from './change-competitor.ts';
import { decideTeam } from './decide-team.ts';
import { listTeams } from './list-teams.ts';
import { removeTeam } from './remove-team.ts';
import { seedTeams } from './seed-teams.ts';

export const entryHandlers: Handlers<typeof contract>['entry'] = {
  add: addTeam,
  addByName: addCompetitors,
  changeNames: changeCompetitor,
  remove: removeTeam,
  list: listTeams,
  seed: seedTeams,
  decide: decideTeam,
};
