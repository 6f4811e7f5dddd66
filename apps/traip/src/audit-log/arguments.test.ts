import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readArguments } from './arguments.ts';

const hash = 'a1'.repeat(32);

describe('npm run audit-log', () => {
  it('verifies, and accepts heads that were noted earlier', () => {
    assert.deepEqual(readArguments(['verify']), new Map());
    assert.deepEqual(
      readArguments(['verify', '--head', `norte=${hash}`, '--head', `sur=${hash}`]),
      new Map([
        ['norte', hash],
        ['sur', hash],
      ]),
    );
  });

  it('prints its usage for anything else', () => {
    for (const args of [
      [],
      ['check'],
      ['verify', 'norte'],
      ['verify', '--head', 'norte'],
      ['verify', '--all'],
    ])
      assert.equal(readArguments(args), null, args.join(' '));
  });
});
