import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { ladderOf } from './testing/ladder-of.ts';

const inWords = (day: string, locale: string) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

describe('a challenge on a ladder', () => {
  const world = openWorld();

  it('reaches up to three places up, whichever team plays at home', async () => {
    const { challenge } = await ladderOf(world);
    for (const [home, away] of [
      ['Eva', 'Ana'],
      ['Ana', 'Eva'],
    ] as const) {
      const { status, error } = await challenge(home, away);
      assert.deepEqual([status, error?.code], [422, 'CHALLENGE_NOT_ALLOWED']);
      assert.equal(error?.field, home === 'Ana' ? 'homeTeamId' : 'awayTeamId');
      assert.deepEqual(error?.details, [
        {
          field: error?.field,
          reason: 'OUT_OF_RANGE',
          challenger: 'Eva',
          challenged: 'Ana',
          range: 3,
          places: 4,
          message: {
            es: 'Eva puede retar hasta 3 puestos más arriba, y Ana está 4 más arriba.',
            en: 'Eva can challenge up to 3 places above, and Ana is 4 above.',
          },
        },
      ]);
    }
    assert.equal((await challenge('Eva', 'Bea')).status, 201);
  });

  it('reaches as far as the phase allows', async () => {
    const { challenge } = await ladderOf(world, { range: 1 });
    const { details } = (await challenge('Cai', 'Ana')).error ?? {};
    assert.deepEqual(details, [
      {
        field: 'awayTeamId',
        reason: 'OUT_OF_RANGE',
        challenger: 'Cai',
        challenged: 'Ana',
        range: 1,
        places: 2,
        message: {
          es: 'Cai puede retar hasta 1 puesto más arriba, y Ana está 2 más arriba.',
          en: 'Cai can challenge up to 1 place above, and Ana is 2 above.',
        },
      },
    ]);
  });

  it('is checked against the current ladder, not the initial one', async () => {
    const { challenge, win, places } = await ladderOf(world, { cooldown: 0 });
    await win(await challenge('Eva', 'Bea'), 'Eva');
    assert.equal(await places(), 'Ana Eva Bea Cai Dan Fer');
    assert.equal((await challenge('Eva', 'Ana')).status, 201);
    const fourth = await challenge('Fer', 'Bea');
    assert.equal(fourth.status, 201);
  });

  it('keeps both teams busy until it is played', async () => {
    const { challenge, win } = await ladderOf(world);
    const first = await challenge('Cai', 'Bea');
    for (const [home, away, busy, field] of [
      ['Dan', 'Cai', 'Cai', 'awayTeamId'],
      ['Bea', 'Ana', 'Bea', 'homeTeamId'],
    ] as const) {
      const { error } = await challenge(home, away);
      assert.deepEqual([error?.code, error?.field], ['CHALLENGE_NOT_ALLOWED', field]);
      assert.deepEqual(error?.details, [
        {
          field,
          reason: 'BUSY',
          team: busy,
          message: {
            es: `${busy} tiene un reto abierto: hasta que se juegue no puede retar ni recibir otro.`,
            en: `${busy} already has an open challenge: it can’t make or accept another until that one is played.`,
          },
        },
      ]);
    }
    await win(first, 'Bea');
    assert.equal((await challenge('Dan', 'Cai')).status, 201);
  });

  it('that was cancelled or deleted keeps nobody busy or waiting', async () => {
    const { challenge, cancel, remove } = await ladderOf(world);
    const first = await challenge('Cai', 'Bea');
    assert.equal((await cancel(first)).status, 200);
    const second = await challenge('Cai', 'Bea');
    assert.equal(second.status, 201);
    assert.equal((await remove(second)).status, 200);
    assert.equal((await challenge('Cai', 'Bea')).status, 201);
  });

  it('that was cancelled is checked again when reopened', async () => {
    const { challenge, cancel, reopen } = await ladderOf(world);
    const first = await challenge('Cai', 'Bea');
    await cancel(first);
    const second = await challenge('Dan', 'Cai');
    assert.equal((await reopen(first)).error?.code, 'CHALLENGE_NOT_ALLOWED');
    await cancel(second);
    assert.equal((await reopen(first)).status, 200);
  });

  it('of the same two teams can be repeated after a week at the earliest, by date in Madrid', async () => {
    const { challenge, win, decideOn } = await ladderOf(world);
    const first = await challenge('Cai', 'Bea');
    await win(first, 'Bea');
    const from = await decideOn(first, 6);
    const { code, details } = (await challenge('Cai', 'Bea')).error ?? {};
    assert.equal(code, 'CHALLENGE_NOT_ALLOWED');
    assert.deepEqual(details, [
      {
        field: 'awayTeamId',
        reason: 'COOLDOWN',
        from,
        message: {
          es: `Acaban de jugar entre sí: pueden volver a retarse desde el ${inWords(from, 'es')}.`,
          en: `They’ve just played each other: they can challenge again from ${inWords(from, 'en-GB')}.`,
        },
      },
    ]);
    await decideOn(first, 7);
    assert.equal((await challenge('Cai', 'Bea')).status, 201);
  });

  it('of other teams needn’t wait for those two', async () => {
    const { challenge, win } = await ladderOf(world);
    await win(await challenge('Cai', 'Bea'), 'Bea');
    assert.equal((await challenge('Cai', 'Ana')).status, 201);
  });

  it('is checked again when a match gets other teams, but not when they swap sides', async () => {
    const { challenge, idOf, referee } = await ladderOf(world);
    const { body } = await challenge('Cai', 'Bea');
    const update = (version: number, homeTeamId: string, awayTeamId: string) =>
      world.call(
        matchManagementCalls.update,
        { body: { id: body.id, version, homeTeamId: idOf(homeTeamId), awayTeamId: idOf(awayTeamId) } },
        referee,
      );
    const swapped = await update(body.version, 'Bea', 'Cai');
    assert.equal(swapped.status, 200);
    const far = await update(swapped.body.version, 'Fer', 'Ana');
    assert.deepEqual([far.status, far.error?.code], [422, 'CHALLENGE_NOT_ALLOWED']);
    assert.equal((await update(swapped.body.version, 'Cai', 'Ana')).status, 200);
  });

  it('begins once both teams are known', async () => {
    const { challenge, open, fill } = await ladderOf(world);
    const waiting = await open('Fer');
    assert.equal(waiting.status, 201);
    assert.equal((await fill(waiting, 'Ana')).error?.code, 'CHALLENGE_NOT_ALLOWED');
    assert.equal((await challenge('Fer', 'Dan')).status, 201);
    assert.equal((await fill(waiting, 'Eva')).error?.code, 'CHALLENGE_NOT_ALLOWED');
  });

  it('requested twice at once is created once', async () => {
    const { challenge } = await ladderOf(world);
    const answers = await Promise.all([
      challenge('Cai', 'Bea'),
      challenge('Cai', 'Ana'),
      challenge('Dan', 'Cai'),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422, 422]);
  });

  it('has no limits in a league', async () => {
    const { challenge } = await ladderOf(world, {}, 'ROUND_ROBIN');
    assert.equal((await challenge('Fer', 'Ana')).status, 201);
    assert.equal((await challenge('Fer', 'Ana')).status, 201);
  });
});
