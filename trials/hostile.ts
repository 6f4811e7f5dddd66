import { parseArgs } from 'node:util';
import { type Fault, fuzz, World } from '@traip/api/testing';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'hostile' } },
});

/** Requests that fail in the same way are one finding. */
function findings(faults: readonly Fault[]): readonly string[] {
  const found = new Map<string, { times: number; first: Fault }>();
  for (const fault of faults) {
    const key = [fault.kind, fault.request.split(' ')[1], fault.answer.slice(0, 60)].join(' ');
    found.set(key, { first: fault, ...found.get(key), times: (found.get(key)?.times ?? 0) + 1 });
  }
  return Array.from(
    found.values(),
    ({ times, first }) => `${times} × ${first.kind}\n  ${first.request}\n  ${first.answer}`,
  );
}

const world = new World();
await world.open();
const { requests, statuses, faults } = await fuzz(world, {
  requests: Number(values.requests),
  seed: values.seed,
});
await world.close();
console.log(`${requests} hostile requests (seed ${values.seed}), answered with`);
for (const [status, times] of Object.entries(statuses)) console.log(`  ${status}  ${times}`);
for (const finding of findings(faults)) console.log(finding);
console.log(faults.length === 0 ? 'Nothing broke, changed or leaked.' : `${faults.length} faults.`);
// Jobs may still be closing their database connections: this does not wait for them.
process.exit(faults.length === 0 ? 0 : 1);
