import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { personPage } from './person-page.ts';
import { playerCareer } from './player-career.ts';
import { teamCareer } from './team-career.ts';

export const careerHandlers: Handlers<typeof contract>['career'] = {
  team: teamCareer,
  player: playerCareer,
  person: personPage,
};
