import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';

const unit = readFileSync(new URL('../../../ops/traip.service', import.meta.url), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** The tests that need systemd are skipped where it is missing. */
function isMissing(test: TestContext): boolean {
  if (!hasSystemd) test.diagnostic('systemd-analyze is not on this machine: its part was left out');
  return !hasSystemd;
}

describe('the systemd unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-systemd-'));
  const file = join(folder, 'traip.service');
  // The operator's program path does not exist here: the Node of this test stands in.
  before(() => writeFileSync(file, unit.replaceAll('/opt/traip/node_modules/.bin/node', process.execPath)));
  after(() => rmSync(folder, { recursive: true }));

  const analyze = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };

  it('is accepted by systemd', (test) => {
    if (isMissing(test)) return;
    assert.deepEqual(analyze('verify', '--man=no', file), { status: 0, said: '' });
    writeFileSync(join(folder, 'wrong.service'), unit.replace('Restart=on-failure', 'Restart=perhaps'));
    assert.match(analyze('verify', '--man=no', join(folder, 'wrong.service')).said, /perhaps/);
  });

  it('is well protected', (test) => {
    if (isMissing(test)) return;
    // In tenths; a service without any protection has 96.
    const { status, said } = analyze('security', '--offline=yes', '--threshold=15', file);
    assert.equal(status, 0, said);
  });

  it('waits longer than Traip takes to stop', () => {
    const [, stopTimeout] = /stopTimeout = (\d+)_000;/.exec(
      readFileSync(new URL('run.ts', import.meta.url), 'utf8'),
    ) ?? ['', ''];
    const [, patience] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? ['', ''];
    assert.ok(Number(patience) > Number(stopTimeout), `${patience} > ${stopTimeout}`);
    assert.match(unit, /^KillMode=mixed$/m);
  });
});
