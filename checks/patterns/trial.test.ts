import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from 'scslre';
import { heldUpBy } from './trial.ts';

const wordFor = ({ source, flags }: RegExp) => heldUpBy(analyse({ source, flags }).parsed.pattern, flags);

test('a pattern that two or three letters in turn hold up is found', () => {
  for (const guilty of [
    /^[ab]*ab[ab]*$/,
    /^(?:ab)*(?:ab)*$/,
    /^(?:ab|abab)*$/,
    /^(?:a|b|ab)*$/,
    /^(?:abc)*[abc]*$/,
    /^name=(?:ab)*[ab]*;$/,
    /(?:ab)+;/,
    /a+$/,
    /^(?:a+)+$/,
    /^(\w+\s?)*$/,
  ])
    assert.notEqual(wordFor(guilty), undefined, guilty.source);
});

test('a pattern that reads every letter once is let go', () => {
  for (const innocent of [
    /^(?:ab)*$/,
    /^[ab]*c[ab]*$/,
    /^(?:a|b)*$/,
    /^\w+-\d+$/,
    /(?<!-)-+$/,
    /^https?:\/\/[^/]+\/\w*$/,
    /[a-z]{1,8}/gi,
    /^.*$/s,
    /<b>(.*?)<\/b>/y,
  ])
    assert.equal(wordFor(innocent), undefined, innocent.source);
});
