import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { sql } from 'kysely';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openUndoableWorld } from '../world.ts';
import { preparations } from './preparations.ts';
import type { Attempt } from './prepare.ts';

const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Call>).map(([name, call]) => [`${resource}.${name}`, call] as const),
);

/** Calls about one's own account or attendance concern no organisation, unless prepared here. */
const personal =
  /^(auth|profile|family|secondFactor|follow|notification|agenda|live|attendance)\.|^app\.denyDevice$/;

/** Calls that need more preparation, with the test that checks their entry. */
const testedElsewhere: Readonly<Record<string, readonly [file: string, mention: string]>> = {
  'broker.process': ['competition/broker/process-phase.test.ts', 'FIXTURES_MADE'],
  'calendar.apply': ['competition/calendar/calendar.test.ts', 'CALENDAR_APPLIED'],
  'jointCalendar.apply': ['competition/calendar/together/joint-calendar.test.ts', 'CALENDAR_APPLIED'],
  'jointCalendar.undo': ['competition/calendar/together/undo-joint-calendar.test.ts', 'CALENDAR_UNDONE'],
  'jointCalendar.plan': ['competition/calendar/together/joint-calendar.test.ts', 'CALENDARS_PLANNED'],
  'lineup.confirm': ['competition/lineup/lineup.test.ts', 'LINEUP_CONFIRMED'],
  'match.addKnockoutParticipants': ['competition/match/manage/bracket-by-hand.test.ts', 'PARTICIPANTS_SET'],
  'match.substitute': ['competition/match/substitution/who-plays.test.ts', 'SUBSTITUTED'],
  'match.takeBackScorerLink': ['competition/match/scorer/scorer-link.test.ts', 'EVENT_DELETED'],
  'organisation.create': ['people/organisation/create-organisation.test.ts', 'auditEntries'],
  'personMerge.undoMine': ['competition/person-merge/licences-and-accounts.test.ts', 'MERGE_UNDONE'],
  'statistics.ruleOnSuspension': ['competition/suspension/suspensions.test.ts', 'SUSPENSION_RULED'],
};

/** Calls about an organisation or team, including the answers of people about to join one. */
function concernsAnOrganisation(name: string, call: Call): boolean {
  if (call.method === 'GET' && !call.isSensitive) return false;
  if (name in preparations) return true;
  return ['in-organisation', 'with-team', 'sees'].includes(call.access.kind) && !personal.test(name);
}

describe('the audit log of an organisation records', () => {
  const world = openUndoableWorld();
  /** Fixtures that no call has changed, or whose changes were undone. */
  let untouched: Fixtures | null = null;

  async function listEntries(organisationId: string) {
    // Entries join the chain when their transaction is committed, which one that will be undone never is.
    await sql`set constraints all immediate`.execute(world.store.db);
    return world.store.db
      .selectFrom('auditEntries')
      .innerJoin('auditChain', 'auditChain.entryId', 'auditEntries.id')
      .select(['byUser', 'address'])
      .where('auditEntries.organisationId', '=', organisationId)
      .orderBy('sequence')
      .execute();
  }

  for (const [name, call] of calls) {
    if (!concernsAnOrganisation(name, call) || call.onlyReads || name in testedElsewhere) continue;
    it(name, async () => {
      untouched ??= await createFixtures(world);
      const fixtures = untouched;
      const { isUndone } = await world.trying(() => expectEntry(name, fixtures));
      if (!isUndone) untouched = null;
    });
  }

  async function expectEntry(name: string, fixtures: Fixtures): Promise<void> {
    const attempt: Attempt = {
      organisationId: fixtures.organisationId,
      person: fixtures.people.SA,
      input: validInputs[name]?.(fixtures) ?? {},
      ...(await preparations[name]?.(world, fixtures)),
    };
    const before = await listEntries(attempt.organisationId);
    const { status, text } = await send(world, name, attempt.input, {
      authorization: `Bearer ${attempt.person.token}`,
      'x-forwarded-for': '198.51.100.7',
    });
    assert.ok(status < 300, `it should have succeeded: ${text}`);
    const fresh = (await listEntries(attempt.organisationId)).slice(before.length);
    assert.ok(fresh.length > 0, 'there is no new entry');
    for (const entry of fresh)
      assert.deepEqual(entry, { byUser: attempt.person.id, address: '198.51.100.7' });
  }

  it('every write: each is classified as concerning one or not', () => {
    const unknown = calls.filter(
      ([name, call]) =>
        call.method !== 'GET' &&
        !concernsAnOrganisation(name, call) &&
        !call.onlyReads &&
        !(name in testedElsewhere) &&
        !personal.test(name),
    );
    assert.deepEqual(
      unknown.map(([name]) => name),
      [],
    );
  });

  for (const [name, [file, mention]] of Object.entries(testedElsewhere))
    it(`${name}, checked in another test`, () => {
      assert.ok(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes(mention));
    });
});
