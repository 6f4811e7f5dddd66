import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crestDesign, peopleDesigns, personDesign } from './crest-design.ts';

test('Liga Norte has the purple of the design, split in half', () => {
  assert.deepEqual(crestDesign('Liga Norte'), { colour: '#A11D6E', pattern: 'half', initials: 'LN' });
});

test('a name gives the same crest with and without accents and capitals', () => {
  assert.deepEqual(crestDesign('Atlético Norte'), crestDesign('atletico norte'));
});

test('common words of club names are left out of the initials', () => {
  assert.equal(crestDesign('UD Las Lomas').initials, 'LOM');
  assert.equal(crestDesign('Villa del Mar').initials, 'VM');
  assert.equal(crestDesign('Deportivo').initials, 'DEP');
  assert.equal(crestDesign('CD').initials, 'CD');
  assert.equal(crestDesign('').initials, '?');
});

test('a person has the first letters of name and surnames', () => {
  assert.equal(personDesign('Marta', 'Crespo Gil').initials, 'MC');
  assert.equal(personDesign('Íñigo', '').initials, 'Í');
});

test('a pair has two discs, a player one', () => {
  const initials = (name: string) => peopleDesigns(name).map((one) => one.initials);
  assert.deepEqual(initials('Ana Ruiz / Luis Gil'), ['AR', 'LG']);
  assert.deepEqual(initials('Inés Larrañaga Etxeberria'), ['IL']);
});
