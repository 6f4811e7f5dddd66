import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from './options.ts';

const token = 'traip_pat_x';

describe('the options', () => {
  it('are those of a local Traip by default', () => {
    assert.deepEqual(readOptions([], { TRAIP_TOKEN: ` ${token}\n`, LANG: 'C.UTF-8' }), {
      origin: 'http://localhost:3000',
      token,
      language: 'en',
      http: null,
    });
  });

  it('come from the command line before the environment', () => {
    const words = [
      '--http',
      '8080',
      '--url',
      'https://liga.example/x',
      '--language',
      'es',
      '--name',
      'mcp.example',
    ];
    const environment = { TRAIP_URL: 'http://other.example', TRAIP_LANGUAGE: 'en' };
    assert.deepEqual(readOptions(words, environment), {
      origin: 'https://liga.example',
      token: undefined,
      language: 'es',
      http: { port: 8080, host: '127.0.0.1', names: ['mcp.example'] },
    });
  });

  it('default to the language of the system', () => {
    const options = readOptions([], { TRAIP_TOKEN: token, LANG: 'es_ES.UTF-8' });
    assert.equal(typeof options === 'string' ? options : options.language, 'es');
  });

  it('report what is wrong', () => {
    const errorOf = (words: string[], environment = {}) => String(readOptions(words, environment));
    assert.match(errorOf([]), /TRAIP_TOKEN/);
    assert.match(errorOf(['--http', 'x']), /--http/);
    assert.match(errorOf(['--http', '1', '--url', 'ftp://x']), /http:\/\//);
    assert.match(errorOf(['--http', '1', '--language', 'fr']), /es or en/);
    assert.match(errorOf(['--port', '1']), /--port/);
  });
});
