import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  competitionCalls,
  exchangeCalls,
  type LookChange,
  lookCalls,
  publicOrganisationCalls,
  publicTraipCalls,
  type Write,
} from '@traip/contract';
import sharp from 'sharp';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

type Change = Write<typeof LookChange>;

const plain: Change = {
  primaryColor: null,
  accentColor: null,
  coverAlt: null,
  printsSponsors: false,
  sponsors: [],
};

describe('a look', () => {
  const world = openWorld();

  async function club() {
    const { id, code, people } = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, id);
    const { competitionId } = await createCompetition(world, traip);
    const { admin } = people;
    const full = async () =>
      (await world.call(competitionCalls.full, { params: { id: competitionId } })).body.look;
    return {
      id,
      code,
      admin,
      traip,
      competitionId,
      full,
      ofOrganisation: (change: Partial<Change>) =>
        world.call(lookCalls.saveOfOrganisation, { params: { id }, body: { ...plain, ...change } }, admin),
      ofCompetition: (change: Partial<Change>) =>
        world.call(
          lookCalls.saveOfCompetition,
          { params: { id: competitionId }, body: { ...plain, ...change } },
          admin,
        ),
    };
  }

  async function image(width: number, height: number): Promise<Blob> {
    const drawn = sharp({ create: { width, height, channels: 3, background: '#0b7a70' } });
    return new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' });
  }
  const served = async (url: string | null) => world.app.inject({ method: 'GET', url: url ?? '/' });
  const sizeOf = async (url: string | null) => {
    const { width, height } = await sharp((await served(url)).rawPayload).metadata();
    return [width, height];
  };

  it('is inherited from the organisation by its Traips and competitions until they choose their own', async () => {
    const { ofOrganisation, ofCompetition, full, traip, code, admin } = await club();
    await ofOrganisation({ primaryColor: '#0B7A70', accentColor: 'f2b705' });
    assert.deepEqual([(await full()).primaryColor, (await full()).accentColor], ['#0b7a70', '#f2b705']);
    const ofTraip = { params: { id: traip.traipId }, body: { ...plain, primaryColor: '#c00' } };
    await world.call(lookCalls.saveOfTraip, ofTraip, admin);
    assert.deepEqual([(await full()).primaryColor, (await full()).accentColor], ['#cc0000', null]);
    const saved = await ofCompetition({ primaryColor: '#5b2a86' });
    assert.equal(saved.body.own.primaryColor, '#5b2a86');
    assert.equal(saved.body.inherited.primaryColor, '#cc0000');
    assert.equal((await full()).primaryColor, '#5b2a86');
    const page = await world.call(publicTraipCalls.byCode, { params: { code: traip.code } });
    assert.equal(page.body.look.primaryColor, '#cc0000');
    const own = await world.call(publicOrganisationCalls.info, { params: { orgCode: code } });
    assert.equal(own.body.look.primaryColor, '#0b7a70');
  });

  it('accepts only colours, and requires the main one first', async () => {
    const { ofCompetition } = await club();
    for (const primaryColor of ['red', '#12345', 'rgb(1,2,3)', '#0b7a70;x:1']) {
      const { status, error } = await ofCompetition({ primaryColor });
      assert.deepEqual([status, error?.field], [400, 'primaryColor'], primaryColor);
    }
    const second = await ofCompetition({ accentColor: '#0b7a70' });
    assert.deepEqual([second.status, second.error?.field], [400, 'primaryColor']);
  });

  it('shows sponsors in order, and those of the organisation if a competition has none', async () => {
    const { ofOrganisation, ofCompetition, full } = await club();
    await ofOrganisation({ sponsors: [{ name: 'Caja Norte', website: 'cajanorte.es' }] });
    assert.deepEqual(
      (await full()).sponsors.map(({ name, website }) => [name, website]),
      [['Caja Norte', 'https://cajanorte.es']],
    );
    const first = await ofCompetition({
      sponsors: [
        { name: 'Panadería Sol', website: null },
        { name: 'Óptica Luz', website: 'http://optica.example' },
      ],
    });
    const [sol, luz] = first.body.own.sponsors;
    assert.ok(sol && luz);
    await ofCompetition({ sponsors: [luz, sol].map(({ id, name, website }) => ({ id, name, website })) });
    assert.deepEqual(
      (await full()).sponsors.map(({ id }) => id),
      [luz.id, sol.id],
    );
  });

  it('refuses links that aren’t web addresses, nameless sponsors and more than twelve', async () => {
    const { ofCompetition } = await club();
    for (const website of ['javascript:alert(1)', 'ftp://x.example', 'data:text/html,x']) {
      const { status, error } = await ofCompetition({ sponsors: [{ name: 'Sol', website }] });
      assert.deepEqual([status, error?.field], [400, 'sponsors.0.website'], website);
    }
    const nameless = await ofCompetition({ sponsors: [{ name: ' ', website: null }] });
    assert.deepEqual([nameless.status, nameless.error?.field], [400, 'sponsors.0.name']);
    const sponsors = Array.from({ length: 13 }, (_, index) => ({ name: `N.º ${index}`, website: null }));
    const many = await ofCompetition({ sponsors });
    assert.deepEqual([many.status, many.error?.field], [400, 'sponsors']);
    assert.equal((await ofCompetition({ sponsors: sponsors.slice(1) })).status, 200);
  });

  it('can’t have a sponsor of another organisation', async () => {
    const [ours, theirs] = [await club(), await club()];
    const other = await theirs.ofCompetition({ sponsors: [{ name: 'Suya', website: null }] });
    const id = other.body.own.sponsors[0]?.id ?? '';
    const taken = await ours.ofCompetition({ sponsors: [{ id, name: 'Nuestra', website: null }] });
    assert.deepEqual([taken.status, taken.error?.code], [422, 'SPONSOR_UNKNOWN']);
    const params = { id: ours.competitionId, picture: id };
    const file = await image(10, 10);
    const drawn = await world.call(lookCalls.setPictureOfCompetition, { params, file }, ours.admin);
    assert.deepEqual([drawn.status, drawn.error?.code], [422, 'SPONSOR_UNKNOWN']);
  });

  it('has a wide cover, an uncropped logo and sponsors’ logos, whose files are deleted with them', async () => {
    const { ofCompetition, full, competitionId: id, admin } = await club();
    const saved = await ofCompetition({
      coverAlt: 'La grada llena',
      sponsors: [{ name: 'Sol', website: null }],
    });
    const sponsorId = saved.body.own.sponsors[0]?.id ?? '';
    for (const picture of ['cover', 'logo', sponsorId] as const) {
      const input = { params: { id, picture }, file: await image(2000, 1000) };
      assert.equal((await world.call(lookCalls.setPictureOfCompetition, input, admin)).status, 200);
    }
    const look = await full();
    const sponsorLogo = look.sponsors[0]?.logoUrl ?? null;
    assert.deepEqual(await sizeOf(look.coverUrl), [1600, 600]);
    assert.deepEqual(await sizeOf(look.logoUrl), [512, 256]);
    assert.deepEqual(await sizeOf(sponsorLogo), [512, 256]);
    assert.equal(look.coverAlt, 'La grada llena');
    await ofCompetition({});
    assert.equal((await served(sponsorLogo)).statusCode, 404);
    const params = { id, picture: 'cover' } as const;
    await world.call(lookCalls.removePictureOfCompetition, { params }, admin);
    assert.equal((await full()).coverUrl, null);
    assert.equal((await served(look.coverUrl)).statusCode, 404);
  });

  it('has pictures at every level, and each can be removed', async () => {
    const { id, traip, competitionId, admin } = await club();
    const levels = [
      [id, 'ofOrganisation', 'setPictureOfOrganisation', 'removePictureOfOrganisation'],
      [traip.traipId, 'ofTraip', 'setPictureOfTraip', 'removePictureOfTraip'],
      [competitionId, 'ofCompetition', 'setPictureOfCompetition', 'removePictureOfCompetition'],
    ] as const;
    for (const [of, get, set, remove] of levels) {
      const params = { id: of, picture: 'logo' } as const;
      const file = await image(300, 300);
      const stored = await world.call(lookCalls[set], { params, file }, admin);
      const { own } = (await world.call(lookCalls[get], { params: { id: of } }, admin)).body;
      assert.equal(own.logoUrl, stored.body.avatarUrl, get);
      assert.equal((await world.call(lookCalls[remove], { params }, admin)).status, 200);
      assert.equal((await served(own.logoUrl)).statusCode, 404);
    }
  });

  it('is part of a competition’s export, without pictures', async () => {
    const { ofCompetition, competitionId, code, admin } = await club();
    await ofCompetition({
      primaryColor: '#5b2a86',
      sponsors: [{ name: 'Sol', website: 'https://sol.example' }],
    });
    const { body: file } = await world.call(
      exchangeCalls.exportCompetition,
      { params: { competitionId } },
      admin,
    );
    const body = { file: file as never, mode: 'COMMIT' as const };
    const imported = await world.call(
      exchangeCalls.importCompetition,
      { params: { orgCode: code }, body },
      admin,
    );
    const params = { id: imported.body.competitionId ?? '' };
    const { own } = (await world.call(lookCalls.ofCompetition, { params }, admin)).body;
    assert.equal(own.primaryColor, '#5b2a86');
    assert.deepEqual(
      own.sponsors.map(({ name, website }) => [name, website]),
      [['Sol', 'https://sol.example']],
    );
  });
});
