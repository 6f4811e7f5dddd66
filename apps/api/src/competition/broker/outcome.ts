import type { BrokerOutcome, Fixture, Read } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import type { Database } from '../../platform/db/schema.ts';
import type { Plan } from './plan/plan.ts';
import { slotDescriber } from './slot-describer.ts';

type Row = Read<typeof Fixture>;
type PlacedFixture = Omit<Row, 'home' | 'away'> & { readonly home: Slot; readonly away: Slot };

const keyOrder = new Intl.Collator('en', { numeric: true });

/** The reply for a plan: all fixtures, including the kept ones. */
export async function brokerOutcome(
  db: Database,
  mode: 'PREVIEW' | 'COMMIT',
  { plan, seed }: { readonly plan: Plan; readonly seed: string },
): Promise<Read<typeof BrokerOutcome>> {
  const fixtures = listFixtures(plan);
  const slots = [
    ...fixtures.flatMap(({ home, away }) => [home, away]),
    ...plan.phase.groups.flatMap(({ members }) => members),
    ...plan.byes.map(({ slot }) => slot),
  ];
  const describeSlot = await slotDescriber(db, slots);
  return {
    mode,
    seed,
    rounds: Math.max(0, ...fixtures.map(({ round }) => round)),
    fixtures: fixtures.map(({ home, away, ...rest }) => ({
      ...rest,
      home: describeSlot(home),
      away: describeSlot(away),
    })),
    groups: plan.phase.groups.map(({ key, members }) => ({ key, members: members.map(describeSlot) })),
    byes: plan.byes.map(({ round, slot }) => ({ round, slot: describeSlot(slot) })),
    kept: plan.kept.length,
  };
}

function listFixtures({ kept, fresh }: Plan): PlacedFixture[] {
  return [
    ...kept.map(({ key, round, groupKey, tieKey, home, away }) => ({
      key,
      round,
      group: groupKey,
      tie: tieKey,
      home,
      away,
    })),
    ...fresh.map(({ id, round, group, tie, home, away }) => ({
      key: id,
      round,
      group: group ?? null,
      tie: tie ?? null,
      home,
      away,
    })),
  ].toSorted((one, other) => one.round - other.round || keyOrder.compare(one.key, other.key));
}
