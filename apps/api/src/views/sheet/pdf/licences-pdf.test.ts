import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookCalls, matchDeskCalls, sheetCalls } from '@traip/contract';
import sharp from 'sharp';
import { licensedMatch } from '../../../competition/registration/testing/licensed-match.ts';
import { storePicture } from '../../../platform/files/pictures.ts';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { parseObjects } from '../testing/pdf-objects.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';

describe('the printed licences of a team', () => {
  const world = openWorld();

  async function print(match: Awaited<ReturnType<typeof licensedMatch>>, user: Person) {
    const params = { id: match.competition.competitionId, teamId: match.home.id };
    const url = urlOf(sheetCalls.printedLicences, { params });
    const headers = { authorization: `Bearer ${user.token}` };
    const { statusCode, rawPayload } = await world.app.inject({ method: 'GET', url, headers });
    const text = statusCode === 200 ? textOfPdf(rawPayload) : '';
    return { status: statusCode, text, pages: text.match(/Página \d+ \/ \d+/g)?.length ?? 0, rawPayload };
  }

  it('come eight on a page, with name, number and last day', async () => {
    const match = await licensedMatch(world, 9);
    const { status, text, pages } = await print(match, match.home.people.CAPTAIN);
    assert.deepEqual([status, pages], [200, 2]);
    assert.equal(text.match(/LN-0001/g)?.length, 9);
    assert.equal(text.match(/30\/06\/2099/g)?.length, 9);
  });

  it('have the colours of their competition', async () => {
    const match = await licensedMatch(world, 1);
    const { CAPTAIN } = match.home.people;
    const band = `${[0x5b, 0x2a, 0x86].map((part) => part / 255).join(' ')} scn`;
    const inks = async () =>
      [...parseObjects((await print(match, CAPTAIN)).rawPayload).values()].map(({ body }) => body).join('\n');
    assert.ok(!(await inks()).includes(band));
    const look = { primaryColor: '#5b2a86', accentColor: null, coverAlt: null, printsSponsors: false };
    const params = { id: match.competition.competitionId };
    const input = { params, body: { ...look, sponsors: [] } };
    assert.equal((await world.call(lookCalls.saveOfCompetition, input, match.club.people.admin)).status, 200);
    assert.ok((await inks()).includes(band), 'the band of a card');
  });

  it('leave out ineligible people', async () => {
    const match = await licensedMatch(world, 2);
    const [one] = match.players as [Person];
    const revoked = world.store.db.updateTable('licences').set({ state: 'REVOKED', playableSince: null });
    await revoked.where('personId', '=', one.id).execute();
    assert.equal((await print(match, match.club.people.referee)).text.match(/LN-0001/g)?.length, 1);
    await revoked.where('teamId', '=', match.home.id).execute();
    assert.match((await print(match, match.club.people.referee)).text, /aún no tiene fichas/);
  });

  it('show a photograph, unless consent was refused', async () => {
    const match = await licensedMatch(world, 1);
    const [player] = match.players as [Person];
    const { db } = world.store;
    const size = { width: 300, height: 300, channels: 3, background: '#0b7a70' } as const;
    const stored = await storePicture(world.files, await sharp({ create: size }).png().toBuffer());
    const avatarKey = 'key' in stored ? stored.key : null;
    await db.updateTable('users').set({ avatarKey }).where('id', '=', player.id).execute();
    const pictures = async () =>
      (await print(match, match.club.people.admin)).rawPayload.toString('latin1').split('/DCTDecode').length -
      1;
    assert.equal(await pictures(), 1);
    await db.updateTable('persons').set({ showsPhoto: false }).where('id', '=', player.id).execute();
    assert.equal(await pictures(), 0);
  });

  it('are for team leaders and staff', async () => {
    const match = await licensedMatch(world, 1);
    assert.equal((await print(match, match.players[0] as Person)).status, 403);
    assert.equal((await print(match, match.away.people.OWNER)).status, 403);
  });
});

describe('the sheet of a match', () => {
  const world = openWorld();

  it('shows staff whose licence was checked and whose was not, and no one else', async () => {
    const { matchId, club, home, players, start } = await licensedMatch(world, 3);
    const { referee } = club.people;
    const [one] = players as [Person];
    const checks = [{ personId: one.id, how: 'TICK' as const, at: world.now().toISOString() }];
    await world.call(matchDeskCalls.checkLicences, { body: { matchId, checks } }, referee);
    await start();
    const textFor = async ({ token }: Person) => {
      const url = urlOf(sheetCalls.printedMatch, { params: { id: matchId } });
      const headers = { authorization: `Bearer ${token}` };
      return textOfPdf((await world.app.inject({ method: 'GET', url, headers })).rawPayload);
    };
    const text = await textFor(referee);
    assert.match(text, /Fichas comprobadas/);
    assert.match(text, /: 1 de 3/);
    assert.match(text, /Sin comprobar: /);
    assert.doesNotMatch(await textFor(home.people.CAPTAIN), /Fichas comprobadas/);
  });
});
