import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { lotCommitment } from '@traip/engine/standings';

/** A phase with the seed of its lots: secret for now, but promised, so that nobody can choose it afterwards. */
export function newPhase() {
  const lotsSeed = randomBytes(32).toString('hex');
  return { id: randomUUIDv7(), lotsSeed, lotsCommitment: lotCommitment(lotsSeed) };
}
