import { knockoutsOf } from '../../../lib/knockouts.ts';
import type { PublicCompetitionData } from './load.ts';

export const hasBracket = (competition: PublicCompetitionData) => knockoutsOf(competition).length > 0;
