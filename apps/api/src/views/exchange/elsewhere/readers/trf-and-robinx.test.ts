import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readElsewhere } from '../read-elsewhere.ts';
import { goldenFile } from '../testing/real-files.ts';

describe('a tournament report (TRF)', () => {
  it('has its rounds, and its own table', () => {
    const reading = readElsewhere([goldenFile('swiss/dutch_n10_s3.trf')], {});
    const [phase] = reading?.draft.phases ?? [];
    assert.deepEqual([reading?.format, phase?.kind, phase?.matches.length], ['TRF', 'SWISS', 25]);
    assert.deepEqual(reading?.draft.stated[0], { team: 'Test0001 Player0001', rank: 1, points: 4.5 });
    assert.equal(phase?.matches.filter(({ result }) => result?.outcome.startsWith('FORFEIT')).length, 2);
  });

  it('counts half a point for a bye by doubling everything', () => {
    const { text, name } = goldenFile('swiss/dutch_n13_byes_s118.trf');
    const reading = readElsewhere([{ name, text }], {});
    const halves = reading?.draft.phases[0]?.extraPoints ?? [];
    assert.deepEqual(
      [halves.length > 0, reading?.draft.points?.win, reading?.problems.map(({ sentence }) => sentence)],
      text.includes(' H') ? [true, 2, ['NOTE_POINTS_DOUBLED']] : [false, 1, []],
    );
  });

  it('with a game that its players report differently says where', () => {
    const { text, name } = goldenFile('swiss/dutch_n10_s3.trf');
    const wrong = text.replace('     6 w 1     4 b 1', '     6 w 0     4 b 1');
    const [problem] = readElsewhere([{ name, text: wrong }], {})?.problems ?? [];
    assert.deepEqual([problem?.sentence, problem?.line], ['REPORT_DISAGREES', 3]);
  });
});

describe('a RobinX calendar', () => {
  it('has names in its instance and matches in its solution, in either order', () => {
    const files = [goldenFile('calendar/IF2_Sol_VanBulck.xml'), goldenFile('calendar/IF2.xml')];
    for (const chosen of [files, files.toReversed()]) {
      const reading = readElsewhere(chosen, {});
      assert.deepEqual(
        [
          reading?.format,
          reading?.draft.name,
          reading?.draft.teams.length,
          reading?.draft.phases[0]?.matches.length,
        ],
        ['ROBINX', 'IF2', 15, 210],
      );
    }
  });

  it('without its solution has nothing to import', () => {
    const reading = readElsewhere([goldenFile('calendar/IF2.xml')], {});
    assert.deepEqual(
      reading?.problems.map(({ sentence }) => sentence),
      ['ROBINX_WITHOUT_GAMES'],
    );
  });

  it('with entities or a document type is refused', () => {
    const bombs = [
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]><Solution>&lol;</Solution>',
      '<Solution><Games>&xxe;</Games></Solution>',
    ];
    for (const text of bombs)
      assert.deepEqual(
        readElsewhere([{ name: 'x.xml', text }], {})?.problems.map(({ sentence }) => sentence),
        ['XML_UNREADABLE'],
      );
  });
});
