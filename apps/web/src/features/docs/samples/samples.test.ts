import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curlSample } from './curl.ts';
import { highlighted } from './highlight.ts';
import { pythonSample } from './python.ts';
import type { SampleCall } from './sample-call.ts';
import { typescriptSample } from './typescript.ts';

const origin = 'https://traip.example';

const result: SampleCall = {
  method: 'PUT',
  path: '/v1/club/match/actions/finish/{id}',
  needsToken: true,
  parameters: [{ name: 'id', place: 'path', isRequired: true, example: 'm1' }],
  body: { note: "l'Hospitalet", score: { home: 2, away: 0 }, isHome: true, by: null, sets: [] },
  hasBody: true,
  sentType: null,
  replyType: 'application/json',
};

const list: SampleCall = {
  method: 'GET',
  path: '/v1/club/public/search',
  needsToken: false,
  parameters: [
    { name: 'q', place: 'query', isRequired: false, example: 'liga norte' },
    { name: 'page', place: 'query', isRequired: false, example: undefined },
  ],
  body: undefined,
  hasBody: false,
  sentType: null,
  replyType: 'application/json',
};

const crest: SampleCall = {
  ...result,
  path: '/v1/club/teams/{id}/avatar',
  hasBody: false,
  body: undefined,
  sentType: 'image/png',
};

test("a change is one command, with the shell's token and a body that survives its quotes", () => {
  assert.equal(
    curlSample(origin, result),
    `curl -X PUT "https://traip.example/v1/club/match/actions/finish/m1" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
  "note": "l'\\''Hospitalet",
  "score": {
    "home": 2,
    "away": 0
  },
  "isHome": true,
  "by": null,
  "sets": []
}'`,
  );
});

test("a public read has no token, and has the test's parameters", () => {
  assert.equal(curlSample(origin, list), 'curl "https://traip.example/v1/club/public/search?q=liga+norte"');
});

test('a parameter that no test has sent keeps its name, unread by the shell', () => {
  const unknown = { ...list, path: '/v1/club/m/{id}', parameters: [] };
  assert.equal(curlSample(origin, unknown), 'curl "https://traip.example/v1/club/m/{id}"');
  const odd = { ...list, path: '/v1/club/$HOME' };
  assert.match(curlSample(origin, odd), /\\\$HOME/);
});

test('the same change in TypeScript', () => {
  assert.equal(
    typescriptSample(origin, result),
    `const response = await fetch('https://traip.example/v1/club/match/actions/finish/m1', {
  method: 'PUT',
  headers: {
    Authorization: \`Bearer \${token}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    note: 'l\\'Hospitalet',
    score: {
      home: 2,
      away: 0,
    },
    isHome: true,
    by: null,
    sets: [],
  }),
});
if (!response.ok) throw new Error((await response.json()).error.code);
const reply = await response.json();`,
  );
});

test('the same change in Python, with its own True and False', () => {
  assert.equal(
    pythonSample(origin, result),
    `import requests

response = requests.put(
    "https://traip.example/v1/club/match/actions/finish/m1",
    headers={"Authorization": f"Bearer {token}"},
    json={
        "note": "l'Hospitalet",
        "score": {
            "home": 2,
            "away": 0,
        },
        "isHome": True,
        "by": None,
        "sets": [],
    },
)
response.raise_for_status()
reply = response.json()`,
  );
});

test('a picture is sent as a file, and a returned file is saved as one', () => {
  assert.match(curlSample(origin, crest), /-H "Content-Type: image\/png" \\\n {2}--data-binary @file.png$/);
  assert.match(typescriptSample(origin, crest), /'Content-Type': 'image\/png',\n {2}\},\n {2}body: file,/);
  assert.match(pythonSample(origin, crest), /data=open\("file.png", "rb"\)/);
  const table = { ...list, replyType: 'text/csv' };
  assert.match(curlSample(origin, table), /-o file.csv$/);
  assert.match(typescriptSample(origin, table), /const file = await response.blob\(\);$/);
  assert.match(pythonSample(origin, table), /open\("file.csv", "wb"\)/);
});

test('a feed is followed until the caller leaves', () => {
  const feed = { ...list, replyType: 'text/event-stream' };
  assert.match(curlSample(origin, feed), /^curl -N "/);
  assert.match(typescriptSample(origin, feed), /TextDecoderStream.*\nfor await \(const text of texts\)/);
  assert.match(pythonSample(origin, feed), /stream=True,\n\)\n.*\nfor line in response.iter_lines/s);
});

test('highlighting changes no text, and text never becomes a tag', () => {
  const code = 'const a = "<b>&"; // 12 < 13\nif (b) return 12;';
  const html = highlighted(code);
  assert.equal(
    html,
    '<span class="k">const</span> a = <span class="s">&quot;&lt;b&gt;&amp;&quot;</span>; ' +
      '<span class="c">// 12 &lt; 13</span>\n<span class="k">if</span> (b) <span class="k">return</span> <span class="n">12</span>;',
  );
  assert.equal(
    highlighted('"https://a.example/b"'),
    '<span class="s">&quot;https://a.example/b&quot;</span>',
  );
});
