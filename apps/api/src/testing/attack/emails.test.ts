import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, sheetCalls } from '@traip/contract';
import { leagueOf } from '../../competition/standings/testing/league.ts';
import { createOrganisation } from '../fixtures/people.ts';
import { registerVerified, registrationInput } from '../fixtures/registration.ts';
import { openWorld, urlOf } from '../world.ts';

const injection = 'Ana\r\nBcc: todos@evil.example\r\n\r\n<h1>Premio</h1>';

describe('user text', () => {
  const world = openWorld();

  it('adds no header and no recipient to an email', async () => {
    const person = registrationInput({ firstName: injection });
    const { status } = await world.call(authCalls.register, { body: person });
    if (status !== 202) return assert.equal(status, 400);
    const mail = await world.mailbox.take(person.email);
    assert.deepEqual([mail.headers.bcc, world.mailbox.countFor('todos@evil.example')], [undefined, 0]);
  });

  it('can’t add anything to an invitation as the name of an organisation', async () => {
    const club = await createOrganisation(world, 'super-admin');
    // Written to the table directly: it must be harmless however it got there.
    await world.store.db
      .updateTable('organisations')
      .set({ name: injection })
      .where('id', '=', club.id)
      .execute();
    const email = 'invitada@correo.es';
    const body = { organizationId: club.id, email, role: 'member' as const };
    assert.equal((await world.call(memberCalls.invite, { body }, club.people['super-admin'])).status, 201);
    const mail = await world.mailbox.take(email);
    assert.match(mail.subject, /^super-admin .* te invita a Ana *Bcc: /);
    assert.deepEqual([mail.headers.bcc, world.mailbox.countFor('todos@evil.example')], [undefined, 0]);
  });

  it('can’t inject a header into a download as the name of a competition', async () => {
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

describe('a link in an email', () => {
  const world = openWorld();

  it('leads to the product’s own origin, whatever host a request names', async () => {
    const { email } = await registerVerified(world);
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
