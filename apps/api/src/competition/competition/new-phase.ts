import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { lotCommitment } from '@traip/engine/standings';

/** The seed of the lots stays secret for now; its published commitment prevents choosing it afterwards. */
export function newPhase() {
  const lotsSeed = randomBytes(32).toString('hex');
  return { id: randomUUIDv7(), lotsSeed, lotsCommitment: lotCommitment(lotsSeed) };
}
