import assert from 'node:assert/strict';
import { createHash, randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { basePath } from '@traip/contract';
import { sql } from 'kysely';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { createScorerLink } from '../../testing/fixtures/scorer-links.ts';
import { openWorld } from '../../testing/world.ts';
import { withTransaction } from '../db/with-transaction.ts';
import { insertAuditEntry } from './queries.ts';

/** The embedded database has one connection, so transactions cannot overlap there. */
const onServer = { skip: process.env.TEST_DATABASE_URL ? false : 'needs PostgreSQL' };

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

describe('the audit log', () => {
  const world = openWorld();

  const chainOf = (organisationId: string) =>
    world.store.db
      .selectFrom('auditChain')
      .innerJoin('auditEntries', 'auditEntries.id', 'entryId')
      .select(['sequence', 'hash', 'content', 'label', 'details'])
      .where('auditChain.organisationId', '=', organisationId)
      .orderBy('sequence')
      .execute();

  const entryOf = (organisationId: string, number: number) => ({
    organisationId,
    subjectKind: 'ORGANISATION' as const,
    subjectId: organisationId,
    action: 'UPDATED' as const,
    byUser: null,
    at: world.now(),
    details: { number },
  });

  it('gives every entry the hash of the one before', async () => {
    const { start, finish, club } = await matchDay(world);
    await start();
    await finish();
    const chain = await chainOf(club.id);
    assert.ok(chain.length >= 2);
    let previous = '';
    for (const [index, { sequence, hash, content }] of chain.entries()) {
      assert.equal(sequence, index + 1);
      assert.equal(hash, createHash('sha256').update(`${previous}\n${content}`).digest('hex'));
      previous = hash;
    }
  });

  it('keeps a separate chain for each organisation', async () => {
    const clubs = [await createOrganisation(world), await createOrganisation(world)];
    for (const { id } of [...clubs, ...clubs]) await insertAuditEntry(world.store.db, entryOf(id, 1));
    for (const { id } of clubs)
      assert.deepEqual(
        (await chainOf(id)).map(({ sequence }) => sequence),
        [1, 2],
      );
  });

  it('remembers what a match was called when something happened to it', async () => {
    const { start, club, home, away } = await matchDay(world);
    const names = await world.store.db
      .selectFrom('teams')
      .select('name')
      .where('id', 'in', [home.id, away.id])
      .orderBy((order) => order.case().when('id', '=', home.id).then(0).else(1).end())
      .execute();
    await start();
    await world.store.db.updateTable('teams').set({ name: 'Renamed' }).where('id', '=', home.id).execute();
    const labels = (await chainOf(club.id)).map(({ label }) => label);
    assert.equal(labels.at(-1), names.map(({ name }) => name).join(' – '));
  });

  it('records where a request came from: the network and the kind of device', async () => {
    const { matchId, club } = await matchDay(world);
    await world.app.inject({
      method: 'PUT',
      url: `${basePath}/match/actions/start/${matchId}`,
      headers: {
        authorization: `Bearer ${club.people.referee.token}`,
        'user-agent': firefox,
        'x-forwarded-for': '2001:db8:1:2:3:4:5:6',
      },
      payload: {},
    });
    const entry = await latestOf(matchId);
    assert.deepEqual(
      [entry.byUser, entry.via, entry.address, entry.device],
      [club.people.referee.id, 'PERSON', '2001:db8:1:2', 'Firefox, Android'],
    );
  });

  it('distinguishes the holder of a scorer link from the platform itself', async () => {
    const { matchId, club } = await matchDay(world);
    const token = await createScorerLink(world, {
      matchId,
      organisationId: club.id,
      createdBy: club.people.admin.id,
    });
    await world.app.inject({
      method: 'PUT',
      url: `${basePath}/match/actions/start/${matchId}`,
      headers: { 'x-scorer-token': token },
      payload: {},
    });
    const { byUser, via } = await latestOf(matchId);
    assert.deepEqual([byUser, via], [null, 'SCORER_LINK']);
    await insertAuditEntry(world.store.db, { ...entryOf(club.id, 1), subjectId: randomUUIDv7() });
    const last = (await chainOf(club.id)).at(-1);
    assert.equal(JSON.parse(last?.content ?? '').via, 'PLATFORM');
  });

  it('drops an entry whose transaction is rolled back', async () => {
    const { id } = await createOrganisation(world);
    await assert.rejects(
      withTransaction(world.store.db, async (trx) => {
        await insertAuditEntry(trx, entryOf(id, 1));
        throw new Error('no');
      }),
    );
    assert.deepEqual(await chainOf(id), []);
  });

  it('refuses to change, delete or truncate entries or their chain', async () => {
    const { id } = await createOrganisation(world);
    await insertAuditEntry(world.store.db, entryOf(id, 1));
    for (const statement of [
      `update audit_entries set label = 'x'`,
      'delete from audit_entries',
      'truncate audit_entries cascade',
      `update audit_chain set hash = 'x'`,
      'delete from audit_chain',
      'truncate audit_chain',
      `update audit_heads set hash = 'x'`,
      'update audit_heads set sequence = sequence + 1',
      'delete from audit_heads',
      'truncate audit_heads',
    ])
      await assert.rejects(sql.raw(statement).execute(world.store.db), /append-only/, statement);
    assert.equal((await chainOf(id)).length, 1);
  });

  it('outlives a competition that is permanently removed', async () => {
    const { start, club, competition } = await matchDay(world);
    await start();
    const before = (await chainOf(club.id)).length;
    await world.store.db.deleteFrom('competitions').where('id', '=', competition.competitionId).execute();
    assert.ok(before > 0);
    assert.equal((await chainOf(club.id)).length, before);
  });

  it(
    'chains the entries of transactions that overlap, in the order in which they commit',
    onServer,
    async () => {
      const { id } = await createOrganisation(world);
      const { db } = world.store;
      const [first, second] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
      await insertAuditEntry(first, entryOf(id, 1));
      await insertAuditEntry(second, entryOf(id, 2));
      await second.commit().execute();
      await first.commit().execute();
      assert.deepEqual(
        (await chainOf(id)).map(({ sequence, details }) => [sequence, details.number]),
        [
          [1, 2],
          [2, 1],
        ],
      );
    },
  );

  it('loses none of many entries written at once', onServer, async () => {
    const { id } = await createOrganisation(world);
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(numbers.map((number) => insertAuditEntry(world.store.db, entryOf(id, number))));
    const chain = await chainOf(id);
    assert.deepEqual(
      chain.map(({ details }) => Number(details.number)).toSorted((a, b) => a - b),
      numbers,
    );
  });

  const latestOf = (subjectId: string) =>
    world.store.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', subjectId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
});
