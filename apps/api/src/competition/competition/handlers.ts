import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addPhase } from './add-phase.ts';
import { changePhase } from './change-phase.ts';
import { competitionsOfTeam } from './competitions-of-team.ts';
import { createCompetition } from './create-competition.ts';
import { deleteCompetition } from './delete-competition.ts';
import { deletePhase } from './delete-phase.ts';
import { findCompetitions } from './find-competitions.ts';
import { fullById } from './full-by-id.ts';
import { fullCompetition } from './full-competition.ts';
import { getCompetition } from './get-competition.ts';
import { myCompetitions } from './my-competitions.ts';
import { updateCompetition } from './update-competition.ts';

export const competitionHandlers: Omit<Handlers<typeof contract>['competition'], 'matches' | 'announcement'> =
  {
    create: createCompetition,
    update: updateCompetition,
    find: findCompetitions,
    delete: deleteCompetition,
    byId: getCompetition,
    fullById,
    full: fullCompetition,
    mine: myCompetitions,
    ofTeam: competitionsOfTeam,
    addPhase,
    changePhase,
    deletePhase,
  };
