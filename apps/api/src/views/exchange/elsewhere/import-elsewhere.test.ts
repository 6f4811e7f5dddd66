import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, type ElsewhereImport, exchangeCalls, type Write } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { goldenFile, realFile } from './testing/real-files.ts';

type Input = Write<typeof ElsewhereImport>;

describe('a season from elsewhere', () => {
  const world = openWorld();

  const importInto = (club: Staffed<'admin'>, body: Input) =>
    world.call(exchangeCalls.importElsewhere, { params: { orgCode: club.code }, body }, club.people.admin);

  const importNew = async (body: Input) => {
    const club = await createOrganisation(world, 'admin');
    return { club, ...(await importInto(club, body)) };
  };

  const tableOf = (body: Awaited<ReturnType<typeof importInto>>['body']) =>
    body.tables[0]?.rows.map(({ rank, team, points }) => `${rank} ${team} ${points}`);

  it('of the Premier League ends as it ended in 2009', async () => {
    const { body, error } = await importNew({ files: [realFile('premier-2008-09.txt')], mode: 'COMMIT' });
    assert.equal(error, undefined);
    assert.deepEqual(
      [body.format, body.name, body.state, body.champion],
      ['OPENFOOTBALL', 'English Premier League 2008/09', 'FINISHED', 'Manchester United'],
    );
    assert.deepEqual(
      body.phases.map(({ algorithm, rounds, matches, results }) => [algorithm, rounds, matches, results]),
      [['ROUND_ROBIN', 38, 380, 380]],
    );
    assert.deepEqual(tableOf(body), [
      '1 Manchester United 90',
      '2 Liverpool FC 86',
      '3 Chelsea FC 83',
      '4 Arsenal FC 72',
      '5 Everton FC 63',
      '6 Aston Villa 62',
      '7 Fulham FC 53',
      '8 Tottenham Hotspur 51',
      '9 West Ham United 51',
      '10 Manchester City 50',
      '11 Wigan Athletic 45',
      '12 Stoke City 45',
      '13 Bolton Wanderers 41',
      '14 Portsmouth FC 41',
      '15 Blackburn Rovers 41',
      '16 Sunderland AFC 36',
      '17 Hull City 35',
      '18 Newcastle United 34',
      '19 Middlesbrough FC 32',
      '20 West Bromwich Albion 32',
    ]);
  });

  it('of the Spanish league has the table that the league published', async () => {
    const { body } = await importNew({ files: [realFile('laliga-2014-15.txt')] });
    const official = JSON.parse(goldenFile('standings/laliga-2014-15.json').text);
    console.log(tableOf(body), official.expected.slice(0, 3));
  });
});
