import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openApi } from '@traip/contract/openapi';
import { readExamples } from '../../platform/http/read-examples.ts';
import { allCalls } from '../call-named.ts';
import { closed } from './closed.ts';
import { describedPath } from './described-path.ts';
import { schemaCheck } from './schema-check.ts';

const examples = readExamples();
const document = openApi();
const check = schemaCheck(closed(document) as object);
const described = allCalls.map(([name, call]) => ({ name, call, example: examples[name] }));

describe('the examples of the calls', () => {
  it('exist for every call', () => {
    const silent = described.filter(({ example }) => !example).map(({ name }) => name);
    assert.deepEqual(silent, [], 'npm run examples writes them, once a test makes the call');
  });

  it('belong to existing calls', () => {
    const names = new Set(described.map(({ name }) => name));
    assert.deepEqual(
      Object.keys(examples).filter((name) => !names.has(name)),
      [],
    );
  });

  it('match the description: npm run examples writes new ones', () => {
    const wrong = described.flatMap(({ name, call, example }) => {
      const operation = [
        'paths',
        describedPath(document.paths as Record<string, unknown>, `/v1/club${call.path}`),
        call.method.toLowerCase(),
      ];
      const status = String(call.status ?? 200);
      const body = [...operation, 'requestBody', 'content', 'application/json', 'schema'];
      const reply = [...operation, 'responses', status, 'content', 'application/json', 'schema'];
      return [
        call.body && example?.body !== undefined ? check(body, example.body) : undefined,
        example?.reply !== undefined ? check(reply, example.reply) : undefined,
      ].flatMap((problem) => (problem === undefined ? [] : [`${name}: ${problem}`]));
    });
    assert.deepEqual(wrong, []);
  });

  it('contain no secrets', () => {
    const text = JSON.stringify(examples);
    assert.doesNotMatch(text, /eyJ[\w-]{20,}\.|traip_(?:pat|org|oat|ort|app)_\w{20,}|whsec_/);
  });
});
