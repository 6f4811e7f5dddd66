import { type brokerCalls, refuse } from '@traip/contract';
import { roundsOfRotation } from '@traip/engine/formats';
import type { Handler } from '../../platform/routing/handler.ts';
import { readFixtures } from './read-fixtures.ts';
import { readRanking } from './read-ranking.ts';
import { findPhaseName } from './stored/queries.ts';
import { findVisibleOrganisation } from './visible-organisation.ts';

export const getFixtures: Handler<typeof brokerCalls.fixtures> = async ({ db, caller }, { params }) => {
  const organisationId = await findVisibleOrganisation(db, caller, params.phaseId);
  const phase = organisationId && (await findPhaseName(db, organisationId, params));
  if (!phase) return refuse('NOT_FOUND');
  const isKnockout = phase.algorithm === 'SINGLE_ELIM' || phase.algorithm === 'QUALIFY';
  const ranking = isKnockout ? await readRanking(db, params) : [];
  const stored = await readFixtures(db, phase.id);
  // A mexicano is drawn round by round, but its number of rounds is known.
  const rounds =
    phase.algorithm === 'MEXICANO'
      ? Math.max(stored.rounds, roundsOfRotation('MEXICANO', phase.params ?? {}, 0))
      : stored.rounds;
  return { algorithm: phase.algorithm, ...stored, rounds, ranking };
};
