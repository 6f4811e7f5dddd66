import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultAccent, type WidgetOptions, widgetAddress, widgetSnippet } from './widget-snippet.ts';

const options: WidgetOptions = {
  kind: 'standings',
  id: 'c1',
  locale: 'es',
  theme: 'auto',
  accent: defaultAccent,
};

test("a widget's URL leaves out default values", () => {
  assert.equal(widgetAddress(options), '/embed/standings/c1');
  assert.equal(
    widgetAddress({ ...options, kind: 'matches', locale: 'en', theme: 'dark', accent: '#AA0011' }),
    '/en/embed/matches/c1?theme=dark&accent=aa0011',
  );
});

test("a competition's name cannot break out of the snippet", () => {
  const snippet = widgetSnippet('https://traip.example', '"><script>alert(1)</script>', options);
  assert.ok(snippet.includes('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
  assert.ok(snippet.includes('src="https://traip.example/embed/standings/c1"'));
});
