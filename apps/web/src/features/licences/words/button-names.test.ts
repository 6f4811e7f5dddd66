import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../../../messages/en.json' with { type: 'json' };
import es from '../../../../messages/es.json' with { type: 'json' };

const lowercase = (text: string) => text.toLocaleLowerCase();

/** A button shows the text under `key`; its accessible name under `keyOf` must contain that text. */
function misnamed(texts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(texts).flatMap(([key, name]) => {
    const shown = key.endsWith('Of') ? texts[key.slice(0, -2)] : undefined;
    if (typeof name !== 'string' || typeof shown !== 'string') return [];
    return lowercase(name).includes(lowercase(shown)) ? [] : [`${key}: “${shown}” is not in “${name}”`];
  });
}

// People who use voice control say what they see.
for (const [language, messages] of Object.entries({ es, en }))
  test(`in ${language} the buttons of licences have accessible names that contain their text`, () => {
    const { club, organiser } = messages.licences;
    assert.deepEqual([club, organiser, messages.questions, messages.licenceDocuments].flatMap(misnamed), []);
  });
