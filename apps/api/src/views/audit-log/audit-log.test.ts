import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AuditLogQuery } from '@traip/contract';
import { auditLogCalls, memberCalls, profileCalls, teamCalls, type Write } from '@traip/contract';
import Papa from 'papaparse';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { compiledQueriesOf } from '../../testing/count-queries.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../testing/world.ts';

type Club = { readonly code: string; readonly people: { readonly 'super-admin': Person } };

describe('the audit log of an organisation', () => {
  const world = openWorld();

  const read = async ({ code, people }: Club, query: Write<typeof AuditLogQuery> = {}) => {
    const input = { params: { orgCode: code }, query };
    const { status, body } = await world.call(auditLogCalls.list, input, people['super-admin']);
    assert.equal(status, 200);
    return body;
  };

  const createNamedTeam = async ({ code, people }: Club, name: string) => {
    const { body } = await world.call(
      teamCalls.create,
      { body: { name, orgCode: code } },
      people['super-admin'],
    );
    return body;
  };

  const exportLog = async ({ code, people }: Club, query: Record<string, string> = {}) => {
    const answer = await world.app.inject({
      method: 'GET',
      url: urlOf(auditLogCalls.export, { params: { orgCode: code }, query }),
      headers: { authorization: `Bearer ${people['super-admin'].token}` },
    });
    assert.equal(answer.statusCode, 200);
    return Papa.parse<string[]>(answer.body.trim(), { delimiter: ';' }).data;
  };

  it('shows who did what, when and from where, latest first', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const boss = club.people['super-admin'];
    await createNamedTeam(club, 'Lobos');
    const { id, name } = await createNamedTeam(club, 'Osos');
    await world.call(teamCalls.update, { body: { id, name: 'Osos B', version: 1 } }, boss);
    const { entries } = await read(club);
    assert.deepEqual(
      entries.map(({ subjectKind, action, label }) => [subjectKind, action, label]),
      [
        ['TEAM', 'UPDATED', 'Osos B'],
        ['TEAM', 'CREATED', name],
        ['TEAM', 'CREATED', 'Lobos'],
      ],
    );
    const [{ person, via, address, details } = assert.fail()] = entries;
    assert.deepEqual(person, { id: boss.id, name: `${boss.firstName} ${boss.surnames}` });
    assert.deepEqual([via, address], ['PERSON', '198.51.100.7']);
    assert.deepEqual(details.changes, [{ field: 'name', from: 'Osos', to: 'Osos B' }]);
  });

  it('names the person concerned', async () => {
    const club = await createOrganisation(world, 'super-admin', 'member');
    const boss = club.people['super-admin'];
    const { body } = await world.call(memberCalls.list, { body: { organizationId: club.id } }, boss);
    const member = body.items.find(({ userId }) => userId === club.people.member.id);
    const input = { params: { id: member?.id ?? '' }, body: { role: 'referee' as const } };
    await world.call(memberCalls.changeRole, input, boss);
    const [{ about, details } = assert.fail()] = (await read(club)).entries;
    assert.equal(about?.id, club.people.member.id);
    assert.deepEqual(details, { from: 'member', to: 'referee' });
  });

  it('does not show the full name of an outsider who keeps it private', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const guest = await createPerson(world, { firstName: 'Eva', surnames: 'Ruiz Sanz', privacy: 'PRIVATE' });
    await world.call(
      memberCalls.add,
      { body: { organizationId: club.id, userCode: guest.userCode, role: 'member' } },
      club.people['super-admin'],
    );
    const { entries } = await read(club);
    assert.equal(entries[0]?.about?.name, 'Eva R.');
  });

  it('nor of one who acted themselves, for example by joining a team', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const boss = club.people['super-admin'];
    const { id: teamId } = await createNamedTeam(club, 'Lobos');
    const child = await createPerson(world, {
      firstName: 'Leo',
      surnames: 'Zubiri Mena',
      privacy: 'PRIVATE',
    });
    const { body: qr } = await world.call(teamCalls.createQr, { body: { teamId } }, boss);
    const { status } = await world.call(teamCalls.consumeQr, { body: { token: qr.token } }, child);
    assert.equal(status, 200);
    const [{ person } = assert.fail()] = (await read(club)).entries;
    assert.deepEqual(person, { id: child.id, name: 'Leo Z.' });
    const choices = await world.call(auditLogCalls.choices, { params: { orgCode: club.code } }, boss);
    const exported = JSON.stringify([choices.body, await exportLog(club)]);
    assert.ok(exported.includes('Leo Z.') && !exported.includes('Zubiri'));
    assert.deepEqual((await read(club, { search: 'zubiri' })).entries, []);
  });

  it('refuses days that do not exist', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const input = { params: { orgCode: club.code }, query: { from: '0000-01-01' } };
    const { error } = await world.call(auditLogCalls.list, input, club.people['super-admin']);
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'from']);
  });

  it('has no name for a person with a deleted account', async () => {
    const club = await createOrganisation(world, 'super-admin', 'member');
    const { member } = club.people;
    await world.store.db
      .updateTable('users')
      .set({ passwordHash: null })
      .where('id', '=', member.id)
      .execute();
    const { status } = await world.call(
      profileCalls.deleteAccount,
      { body: { userCode: member.userCode } },
      member,
    );
    assert.equal(status, 200);
    const [{ action, person } = assert.fail()] = (await read(club)).entries;
    assert.deepEqual([action, person], ['ACCOUNT_DELETED', { id: member.id, name: null }]);
  });

  it('is read page by page without missing or repeating an entry', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
    for (const name of names) await createNamedTeam(club, name);
    const seen: (string | null)[] = [];
    let cursor: number | null = null;
    do {
      const page = await read(club, { limit: 2, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.entries.map(({ label }) => label));
      cursor = page.nextCursor;
      await createNamedTeam(club, 'Meanwhile');
    } while (cursor !== null);
    assert.deepEqual(seen, names.toReversed());
  });

  it('can be filtered by person, area, competition and day', async () => {
    const { club, competition, start } = await matchDay(world);
    const { referee } = club.people;
    await start();
    await createNamedTeam(club, 'Lobos');
    const kindsFor = async (query: Write<typeof AuditLogQuery>) =>
      new Set((await read(club, query)).entries.map(({ subjectKind }) => subjectKind));
    assert.deepEqual(await kindsFor({ area: 'TEAMS' }), new Set(['TEAM']));
    assert.deepEqual(await kindsFor({ area: 'MATCHES' }), new Set(['MATCH']));
    assert.ok(!(await kindsFor({ person: referee.id })).has('TEAM'));
    assert.ok(!(await kindsFor({ competition: competition.competitionId })).has('TEAM'));
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' }).format(world.now());
    assert.ok((await kindsFor({ from: today, to: today })).has('TEAM'));
    assert.equal((await kindsFor({ to: '2020-01-01' })).size, 0);
    assert.equal((await kindsFor({ from: '2999-01-01' })).size, 0);
  });

  it('can be searched by names of things and people, without accents or case', async () => {
    const club = await createOrganisation(world, 'super-admin');
    await createNamedTeam(club, 'Atlético Ñandú');
    await createNamedTeam(club, 'Osos');
    const labels = async (search: string) => (await read(club, { search })).entries.map(({ label }) => label);
    assert.deepEqual(await labels('atletico ñandu'), ['Atlético Ñandú']);
    assert.deepEqual(await labels(`oso ${club.people['super-admin'].firstName}`), ['Osos']);
    assert.deepEqual(await labels('100%'), []);
  });

  it('shows nothing of another organisation, not even with its cursor', async () => {
    const [club, other] = [
      await createOrganisation(world, 'super-admin'),
      await createOrganisation(world, 'super-admin'),
    ];
    await createNamedTeam(other, 'Theirs');
    const [{ id: cursor } = assert.fail()] = (await read(other)).entries;
    await createNamedTeam(club, 'Ours');
    assert.deepEqual((await read(club, { cursor })).entries, []);
    assert.deepEqual(
      (await read(club)).entries.map(({ label }) => label),
      ['Ours'],
    );
  });

  it('offers everyone who did something, and every competition, as filters', async () => {
    const { club, competition, start } = await matchDay(world);
    await start();
    await createNamedTeam(club, 'Lobos');
    const input = { params: { orgCode: club.code } };
    const { body } = await world.call(auditLogCalls.choices, input, club.people.admin);
    assert.deepEqual(
      new Set(body.people.map(({ id }) => id)),
      new Set([club.people.referee.id, club.people['super-admin'].id]),
    );
    assert.deepEqual(
      body.competitions.map(({ id }) => id),
      [competition.competitionId],
    );
  });

  it('needs as many statements for a long page as for a short one', async () => {
    const club = await createOrganisation(world, 'super-admin', 'member');
    await createTeam(world, { organisationId: club.id }, 'OWNER');
    const count = async (limit: number) => (await compiledQueriesOf(() => read(club, { limit }))).length;
    for (let teams = 0; teams < 5; teams++) await createNamedTeam(club, `Equipo ${teams}`);
    assert.equal(await count(5), await count(1));
  });

  it('is exported with hashes that anyone can verify, and the export itself is logged', async () => {
    const club = await createOrganisation(world, 'super-admin');
    await createNamedTeam(club, '=SUM(A1)');
    await createNamedTeam(club, 'Osos');
    const [heading, ...rows] = await exportLog(club, { locale: 'en' });
    const column = (row: readonly string[], name: string) => row[heading?.indexOf(name) ?? -1] ?? '';
    assert.deepEqual(
      rows.map((row) => column(row, 'Action')),
      ['CREATED', 'CREATED', 'AUDIT_LOG_EXPORTED'],
    );
    assert.equal(column(rows[0] ?? [], 'Name'), "'=SUM(A1)");
    let previous = '';
    for (const row of rows) {
      const hash = createHash('sha256')
        .update(`${previous}\n${column(row, 'Content')}`)
        .digest('hex');
      assert.equal(column(row, 'Hash'), hash);
      previous = hash;
    }
    const [, ...filtered] = await exportLog(club, { search: 'osos' });
    assert.equal(filtered.length, 1);
  });

  it('is exported in pieces when it is long', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const entry = {
      organisationId: club.id,
      at: world.now(),
      byUser: null,
      via: 'PLATFORM' as const,
      action: 'UPDATED',
      subjectKind: 'ORGANISATION',
      subjectId: club.id,
      details: '{}',
    };
    const entries = Array.from({ length: 1100 }, () => entry);
    await world.store.db.insertInto('auditEntries').values(entries).execute();
    const [, ...rows] = await exportLog(club);
    assert.deepEqual(
      rows.map(([number]) => Number(number)),
      Array.from({ length: 1101 }, (_, index) => index + 1),
    );
  });
});
