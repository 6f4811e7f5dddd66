import { knockoutsOf } from '../../../lib/knockouts.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';

export const hasBracket = (competition: PublicCompetitionData) => knockoutsOf(competition).length > 0;
