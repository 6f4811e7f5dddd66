import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf } from '../problems.ts';
import { name } from './name.ts';

const Name = name(40, 'TEAM_NAME_REQUIRED');

const problem = (value: unknown) => {
  const { error } = Name.safeParse(value, { reportInput: true });
  return error ? problemsOf(error)[0]?.message.en : undefined;
};

describe('a name', () => {
  it('is accepted as clubs and people write theirs', () => {
    const names = [
      'C.D. Lugo',
      'U.D. Las Palmas "B"',
      'Ma.de los Ángeles',
      "O'Higgins F.C.",
      'Nguyễn Thị Hồng',
      'Ολυμπιακός',
      'الهلال',
      'สโมสรฟุตบอล',
      'हिन्दुस्तान',
      '1. FC Köln',
      'A.C. Milan & Co.',
      'Sant Boi ⚽️',
      'Los 11+1',
      'St. Pauli / Altona',
    ];
    for (const each of names) assert.equal(problem(each), undefined, each);
  });

  it('is stored with composed letters and trimmed', () => {
    assert.equal(Name.parse('  Pen\u0303a '), 'Peña');
  });

  it('has no web address', () => {
    for (const link of [
      'https://gana.example',
      'www.premios',
      'Entra en premios.com',
      'bit.ly/abc',
      'Club.es',
      'Tu premio: regalos.shop/x',
      'PREMIOS.COM',
    ])
      assert.equal(problem(link), 'A name can’t contain a web address.', link);
  });

  it('has no invisible characters, and none that reverse the line', () => {
    for (const character of [
      '\u200b',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\ufeff',
      '\u0007',
      '\n',
      '\u3164',
      '\u2028',
    ])
      assert.equal(
        problem(`Sol${character}Luna`),
        'A name can’t contain invisible characters or ones that change the text direction.',
        JSON.stringify(character),
      );
  });

  it('has no stacks of marks', () => {
    assert.equal(
      problem(`Z${'\u0301\u0302\u0303'.repeat(4)}algo`),
      'A name can’t have so many accents on one letter.',
    );
  });

  it('is required, and limited in length and characters', () => {
    for (const nothing of [undefined, '', '   ']) assert.equal(problem(nothing), 'Enter the team’s name.');
    assert.equal(problem('a'.repeat(41)), 'Must be at most 40 characters.');
    assert.equal(problem('An\u0000a'), 'This text contains characters that can’t be saved.');
  });
});
