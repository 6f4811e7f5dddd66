import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, sheetCalls } from '@traip/contract';
import { leagueOf } from '../../competition/standings/testing/league.ts';
import { createOrganisation } from '../fixtures/people.ts';
import { registerAndSignIn, registrationInput } from '../fixtures/registration.ts';
import { openWorld, urlOf } from '../world.ts';

const line = 'Ana\r\nBcc: todos@evil.example\r\n\r\n<h1>Premio</h1>';

describe('what people write', () => {
  const world = openWorld();

  it('adds no line to the head of a letter, and nobody to those who get it', async () => {
    const person = registrationInput({ firstName: line });
    const { status } = await world.call(authCalls.register, { body: person });
    if (status !== 202) return assert.equal(status, 400);
    const mail = await world.mailbox.take(person.email);
    assert.deepEqual([mail.headers.bcc, world.mailbox.countFor('todos@evil.example')], [undefined, 0]);
  });

  it('as the name of an organisation stays in its place in an invitation', async () => {
    const club = await createOrganisation(world, 'super-admin');
    // Straight into the table: however it came there, it must not get out.
    await world.store.db.updateTable('organisations').set({ name: line }).where('id', '=', club.id).execute();
    const email = 'invitada@correo.es';
    const body = { organizationId: club.id, email, role: 'member' as const };
    assert.equal((await world.call(memberCalls.invite, { body }, club.people['super-admin'])).status, 201);
    const mail = await world.mailbox.take(email);
    assert.match(mail.subject, /^super-admin .* te invita a Ana *Bcc: /);
    assert.deepEqual([mail.headers.bcc, world.mailbox.countFor('todos@evil.example')], [undefined, 0]);
  });

  it('as the name of a competition is no header of a download', async () => {
    const { competitionId: id } = await leagueOf(world, ['Unión', 'Rayo']);
    const name = 'Liga"; filename=evil.html\r\nSet-Cookie: a=b\r\n';
    await world.store.db.updateTable('competitions').set({ name }).where('id', '=', id).execute();
    for (const call of [
      sheetCalls.standings,
      sheetCalls.matches,
      sheetCalls.teams,
      sheetCalls.printedStandings,
    ]) {
      const { statusCode, headers } = await world.app.inject({ url: urlOf(call, { params: { id } }) });
      assert.equal(statusCode, 200);
      assert.match(
        `${headers['content-disposition']}`,
        /^(inline|attachment); filename="[a-z0-9-]+\.(csv|pdf)"$/,
      );
      assert.equal(headers['set-cookie'], undefined);
    }
  });
});

describe('a link in a letter', () => {
  const world = openWorld();

  it('leads to where we are, whatever host a request names', async () => {
    const { email } = await registerAndSignIn(world);
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/club/auth/forget-password',
      payload: { email },
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        forwarded: 'host=evil.example',
      },
    });
    assert.equal(answer.statusCode, 202);
    const mail = await world.mailbox.take(email);
    assert.match(mail.text, /https:\/\/traip\.test\/auth\/reset-password\?token=/);
    assert.doesNotMatch(mail.text, /evil/);
  });
});
