import { type calendarCalls, refuse } from '@traip/contract';
import { defaultParams, type GenerateConfig, roundsOfRotation } from '@traip/engine/formats';
import type { Handler } from '../../platform/routing/handler.ts';
import { paramsRefusal } from '../broker/params-refusal.ts';
import { planFixtures } from '../broker/plan/plan-fixtures.ts';
import { estimate } from './estimate/estimate.ts';

export const estimateCalendar: Handler<typeof calendarCalls.estimate> = async (_context, { body }) => {
  const { algorithm, params, teams, ...input } = body;
  const refusal = paramsRefusal(algorithm, params);
  if (refusal) return refusal;
  // The parameters were validated against the algorithm's schema above.
  const config = { phaseId: 'estimate', algorithm, params } as GenerateConfig;
  const entrants = Array.from({ length: teams }, (_, index) => ({
    team: `team ${index + 1}`,
    seed: index + 1,
  }));
  const plan = planFixtures({ config, entrants, seed: 'estimate' }, []);
  if ('breach' in plan) return refuse('FORMAT_REFUSED', { details: plan });
  const roundSizes = plan.phase.rounds.map(({ matches }) => matches.length);
  return estimate(input, roundsToCome(config, teams) ?? roundSizes);
};

/** A format drawn round by round still has all its rounds in the estimate. */
function roundsToCome(config: GenerateConfig, teams: number): readonly number[] | null {
  if (config.algorithm === 'SWISS') return swissRounds(config, teams);
  if (config.algorithm !== 'MEXICANO') return null;
  const { courts } = { ...defaultParams.MEXICANO, ...config.params };
  const count = roundsOfRotation('MEXICANO', config.params ?? {}, teams);
  return Array.from({ length: count }, () => Math.min(courts ?? teams, Math.floor(teams / 4)));
}

function swissRounds(config: GenerateConfig & { algorithm: 'SWISS' }, teams: number): readonly number[] {
  const { rounds } = { ...defaultParams.SWISS, ...config.params };
  const count = rounds ?? Math.ceil(Math.log2(teams));
  return Array.from({ length: count }, () => Math.floor(teams / 2));
}
