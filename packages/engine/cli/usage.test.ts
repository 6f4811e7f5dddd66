import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { desk, engine, golden } from './testing/engine.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { folder, write } = desk();

test('help uses the language of the environment, or the requested one', () => {
  assert.match(engine(['help']).out, /^Traip’s engine/);
  assert.match(engine(['help'], { LANG: 'es_ES.UTF-8' }).out, /^El motor de Traip/);
  assert.match(engine(['help', '--lang', 'en'], { LANG: 'es_ES.UTF-8' }).out, /^Traip’s engine/);
});

test('errors use it too', () => {
  assert.match(engine(['standings', 'nowhere.json', '--lang', 'es']).err, /nowhere\.json: no existe/);
});

test('npm starts it and adds nothing to what it prints', () => {
  // Without the preengine script, which only installs dependencies: here they are installed.
  const args = ['run', '-s', '--ignore-scripts', 'engine', '--', 'bracket', '2', '--json'];
  const { stdout, status } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.equal(status, 0);
  assert.equal(JSON.parse(stdout).rounds.length, 1);
});

test('its preparation reports on stderr', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  assert.equal(scripts.preengine, 'node scripts/prepare.mjs 1>&2');
});

test('an endless file is reported as too large', { skip: process.platform === 'win32' }, () => {
  const { code, out, err } = engine(['standings', '/dev/zero']);
  assert.deepEqual([code, out, err], [2, '', '/dev/zero: is larger than 128 MB\n']);
});

test('a relative path starts in the directory npm was called from', () => {
  write('here.json', '[]');
  assert.match(
    engine(['standings', 'here.json'], { INIT_CWD: folder }).err,
    /here\.json: must be an object|teams/,
  );
});

describe('wrong usage exits with code 2 and one line', () => {
  const uses: readonly [readonly string[], RegExp][] = [
    [
      ['frobnicate'],
      /"frobnicate" is not a command; the commands are standings, outlook, ranking, swiss, calendar, bracket, roundrobin, help/,
    ],
    [['standings'], /standings needs a case file/],
    [['standings', 'a.json', 'b.json'], /unexpected argument "b\.json"/],
    [['standings', root], /is a folder, not a file/],
    [['standings', 'nowhere.json'], /nowhere\.json: there is no such file/],
    [['standings', ''], /standings needs a case file/],
    [['standings', 'a.json', '--as-of', 'soon'], /nowhere|no such file|--as-of/],
    [['swiss', write('picture.trf', Uint8Array.of(0xff, 0xfe, 0xfd))], /is not UTF-8 text/],
    [
      ['calendar', golden('calendar/IF18.xml'), '--seconds', 'NaN'],
      /--seconds must be a number above 0, not "NaN"/,
    ],
    [
      ['calendar', golden('calendar/IF18.xml'), '--seconds', '0'],
      /--seconds must be a number above 0, not "0"/,
    ],
    [
      ['calendar', golden('calendar/IF18.xml'), '--seconds', 'Infinity'],
      /--seconds must be a number above 0/,
    ],
    [['calendar', golden('calendar/IF18.xml'), '--seconds'], /--seconds needs a value/],
    [['bracket', '8', '--doubel'], /--doubel is not an option here/],
    [['bracket', '8', '--double', '--legs', '2'], /--legs and --double cannot be combined/],
    [['bracket', '8', '--grand-final', 'RESET'], /--grand-final needs --double/],
    [['bracket', '8', '--best-of', '2'], /--best-of must be an odd number/],
    [['bracket', '8', '--json', '--json'], /--json is given twice/],
    [['bracket', '8', '--json=yes'], /--json takes no value/],
    [['bracket', '1'], /too few teams: 1; at least 2 are needed/],
    [['bracket', '2000'], /too many teams: 2000; at most 1024 are allowed/],
    [['bracket', '2.5'], /N must be a whole number of teams/],
    [['bracket', 'Lions,,Bears'], /name 2 of "Lions,,Bears" is empty/],
    [['roundrobin', 'Lions,Bears,Lions'], /"Lions" is listed twice/],
    [['roundrobin', '4', '--legs', '5'], /--legs must be one of 1, 2, 3, 4, not "5"/],
    [['roundrobin', '4', '--scheme', 'DUTCH'], /--scheme must be one of MIRRORED/],
  ];
  for (const [args, line] of uses)
    test(
      args
        .map((word) => word.replace(root, ''))
        .join(' ')
        .slice(-60),
      () => {
        const { code, out, err } = engine(args);
        assert.deepEqual([code, out], [2, '']);
        assert.match(err, line);
        assert.equal(err.trimEnd().split('\n').length, 1);
      },
    );
});
