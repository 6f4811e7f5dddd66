import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'next-intl';
import en from '../../../messages/en.json' with { type: 'json' };
import es from '../../../messages/es.json' with { type: 'json' };

const spanish = createTranslator({ locale: 'es', messages: es });
const english = createTranslator({ locale: 'en', messages: en });

test('pairs and players enter themselves, while teams are entered by others', () => {
  const kinds = ['TEAM', 'PAIR', 'INDIVIDUAL'] as const;
  const titles = kinds.map((kind) => spanish('competitionRegistration.title', { kind }));
  assert.deepEqual(titles, ['Inscribir un equipo', 'Inscribirse en pareja', 'Inscribirse']);
  const buttons = kinds.map((kind) => [
    spanish('publicCompetition.register', { kind }),
    english('publicCompetition.register', { kind }),
  ]);
  assert.deepEqual(buttons, [
    ['Inscribir mi equipo', 'Enter my team'],
    ['Inscribirse', 'Enter as a pair'],
    ['Inscribirse', 'Enter'],
  ]);
});
