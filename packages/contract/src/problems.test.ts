import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { problemsOf } from './problems.ts';
import { Registration } from './shapes/account.ts';
import { Birthday, Email, Password, text, UserCode } from './shapes/fields.ts';

const problems = (shape: z.ZodType, value: unknown) => {
  const { error } = shape.safeParse(value, { reportInput: true });
  return error ? problemsOf(error) : [];
};
const sentences = (shape: z.ZodType, value: unknown) =>
  problems(shape, value).map(({ message }) => message.en);

describe('problems with a field', () => {
  it('are reported once per field, the first one only', () => {
    assert.deepEqual(
      problems(Registration, {}).map(({ field, message }) => `${field}: ${message.es}`),
      [
        'email: Escribe tu correo.',
        'password: Escribe tu contraseña.',
        'favoriteSport: Elige tu deporte favorito.',
        'birthday: Indica tu fecha de nacimiento.',
        'firstName: Escribe tu nombre.',
        'surnames: Escribe tus apellidos.',
      ],
    );
  });

  it('distinguish a name that is too long from a missing one', () => {
    const name = text(5, 'TEAM_NAME_REQUIRED');
    assert.deepEqual(sentences(name, ''), ['Enter the team’s name.']);
    assert.deepEqual(sentences(name, undefined), ['Enter the team’s name.']);
    assert.deepEqual(sentences(name, 'Atlético'), ['Must be at most 5 characters.']);
  });

  it('distinguish a missing value from a wrong one', () => {
    assert.deepEqual(sentences(Email, ''), ['Enter your email.']);
    assert.deepEqual(sentences(Email, 'ana@'), ['This email doesn’t look valid.']);
    assert.deepEqual(sentences(Password, ''), ['Enter your password.']);
    assert.deepEqual(sentences(Password, '12345'), ['The password must be at least 6 characters.']);
    assert.deepEqual(sentences(Birthday, '2001-02-29'), ['This date of birth isn’t valid.']);
    assert.deepEqual(sentences(Birthday, '1899-12-31'), ['This date of birth isn’t valid.']);
    assert.deepEqual(sentences(UserCode, 'No Vale'), ['Use 3 to 24 lower-case letters, digits or hyphens.']);
  });

  it('are those of the intended shape of a union', () => {
    const Choice = z.object({
      team: z.union([z.object({ id: z.uuid() }), z.object({ name: z.string(), size: z.number().max(9) })]),
    });
    const fields = (team: unknown) => problems(Choice, { team }).map(({ field }) => field);
    assert.deepEqual(fields({ id: 'x' }), ['team.id']);
    assert.deepEqual(fields({ name: 'Sol', size: 10 }), ['team.size']);
    assert.deepEqual(fields({ name: 4 }), ['team.name', 'team.size']);
  });

  it('have a text even if the shape has none', () => {
    const shape = z.strictObject({
      n: z.number().min(2).max(4),
      s: z.string().min(3).max(5),
      o: z.enum(['a', 'b']),
    });
    assert.deepEqual(sentences(shape, { n: 1, s: 'ab', o: 'c' }), [
      'Must be 2 or more.',
      'Must be at least 3 characters.',
      'Choose one of the options.',
    ]);
    assert.deepEqual(sentences(shape, { n: 'x', s: 3 }), [
      'Must be a number.',
      'Must be text.',
      'Choose one of the options.',
    ]);
    assert.deepEqual(
      problems(shape, { n: 3, s: 'abc', o: 'a', z: 1 }).map(({ field }) => field),
      ['z'],
    );
    assert.deepEqual(
      problems(shape, null).map(({ field }) => field),
      ['body'],
    );
  });

  it('are none for good values, which are tidied', () => {
    assert.equal(Email.parse('  Ana@Correo.ES '), 'ana@correo.es');
    assert.equal(UserCode.parse('ana-perez-k3m9xq'), 'ana-perez-k3m9xq');
  });
});
