import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, type Call, exchangeCalls, sentences } from '@traip/contract';
import { createFromForm, namedTeams } from '../../competition/competition-form/testing/forms.ts';
import { tableBombs } from '../../platform/csv/testing/bombs.ts';
import { queriesOf } from '../count-queries.ts';
import { createOrganisation } from '../fixtures/people.ts';
import { openWorld, urlOf } from '../world.ts';

describe('a malicious file', () => {
  const world = openWorld();

  async function league() {
    const club = await createOrganisation(world, 'admin');
    const { competition } = await createFromForm(world, club, { teams: namedTeams(4) });
    return { club, competitionId: competition.id, token: club.people.admin.token };
  }

  async function send(call: Call, token: string, body: unknown, params = {}) {
    const answer = await world.app.inject({
      method: call.method,
      url: urlOf(call, { params }),
      payload: body as object | Buffer,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return { status: answer.statusCode, length: answer.body.length, error: answer.json().error };
  }

  it('is refused as a table of teams or results with a clear message, and nothing is written', async () => {
    const { competitionId, token } = await league();
    const tables = [
      [exchangeCalls.importTeams, { UNREADABLE: 'CSV_UNREADABLE', TOO_LONG: 'COMPETITION_FULL' }],
      [exchangeCalls.importResults, { UNREADABLE: 'CSV_UNREADABLE', TOO_LONG: 'TOO_MANY_ROWS' }],
    ] as const;
    for (const [what, [refusal, csv]] of Object.entries(tableBombs))
      for (const [call, codes] of tables) {
        const queries = await queriesOf(async () => {
          const { status, error } = await send(call, token, { competitionId, csv, mode: 'COMMIT' });
          assert.deepEqual([status < 500, error.code, error.field], [true, codes[refusal], 'csv'], what);
        });
        assert.ok(!queries.some((query) => /^(?:insert|update|delete)/.test(query)), what);
      }
  });

  it('with a wrong encoding is refused with a clear message', async () => {
    const { competitionId, token } = await league();
    const body = (csv: Buffer) =>
      Buffer.concat([
        Buffer.from(`{"competitionId":"${competitionId}","mode":"COMMIT","csv":"`),
        csv,
        Buffer.from('"}'),
      ]);
    const importError = async (csv: Buffer) =>
      (await send(exchangeCalls.importTeams, token, body(csv))).error;
    const latin = await importError(Buffer.from('Nombre\\nPeña', 'latin1'));
    assert.deepEqual(latin.details[0].message, sentences.CSV_NOT_UTF8);
    const withNull = await importError(Buffer.from('Nombre\\nPe\\u0000a'));
    assert.deepEqual(withNull.details[0].message, sentences.TEXT_INVALID);
    const loneSurrogate = await importError(Buffer.from('Nombre\\nPe\\ud800a'));
    assert.deepEqual(loneSurrogate.details[0].message, sentences.TEXT_INVALID);
    assert.equal((await importError(Buffer.from('Nombre\\nPeña', 'utf16le'))).code, 'MALFORMED_JSON');
  });

  it('is refused as soon as it is nested too deeply, in any call', async () => {
    const { club, token } = await league();
    const payload = `{"params":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const calls: (readonly [Call, object])[] = [
      [exchangeCalls.importCompetition, { orgCode: club.code }],
      [exchangeCalls.importTeams, {}],
      [brokerCalls.upsert, {}],
    ];
    for (const [call, params] of calls) {
      const { status, error } = await send(call, token, Buffer.from(payload), params);
      assert.deepEqual([status, error.code, error.field], [400, 'BAD_REQUEST', 'body'], call.path);
      assert.deepEqual(error.details[0].message, sentences.TOO_DEEP);
    }
  });

  it('has only its first mistake named if it could have a million', async () => {
    const { club, token } = await league();
    const matches = Array.from({ length: 10_000 }, () => ({ home: { source: {} }, result: { sets: [{}] } }));
    const file = { phases: Array.from({ length: 10 }, () => ({ matches })) };
    const { status, error, length } = await send(
      ...([exchangeCalls.importCompetition, token, { file }, { orgCode: club.code }] as const),
    );
    assert.deepEqual([status, error.code, error.details.length], [400, 'BAD_REQUEST', 1]);
    assert.ok(length < 1_000, String(length));
  });

  it('has all mistakes named if it is small', async () => {
    const { club, token } = await league();
    const { error } = await send(
      exchangeCalls.importCompetition,
      token,
      { file: {} },
      { orgCode: club.code },
    );
    assert.ok(error.details.length > 5);
  });
});
