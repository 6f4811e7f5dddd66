import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { archiveSentence, isFailing } from './describe.ts';

const never = { isOn: true, lastArchived: null, lastArchivedAt: null, lastFailed: null, lastFailedAt: null };
const [noon, later] = [new Date('2026-11-16T12:00:00Z'), new Date('2026-11-16T12:05:00Z')];

describe('the PostgreSQL archive', () => {
  it('is failing while the last attempt failed, until a segment is written', () => {
    assert.equal(isFailing(never), false);
    assert.equal(isFailing({ ...never, lastFailedAt: noon }), true);
    assert.equal(isFailing({ ...never, lastArchivedAt: noon, lastFailedAt: later }), true);
    assert.equal(isFailing({ ...never, lastArchivedAt: later, lastFailedAt: noon }), false);
    assert.equal(isFailing({ ...never, isOn: false, lastFailedAt: noon }), false);
  });

  it('is described with its last segment and its last failure', () => {
    assert.equal(
      archiveSentence({ ...never, lastArchived: '0A', lastArchivedAt: noon }),
      'Archive of PostgreSQL: last written 0A at 2026-11-16T12:00:00.000Z, last failure never',
    );
    assert.match(archiveSentence({ ...never, isOn: false }), /: off/);
  });
});
