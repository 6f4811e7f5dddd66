import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderMarkdown, titleIn } from './markdown.ts';

const html = (markdown: string) => renderToStaticMarkup(renderMarkdown(markdown));

test('headings, lists, tables and links of a text become elements of the page', () => {
  assert.equal(html('## Who\n\nWe **are** it.'), '<h2>Who</h2><p>We <strong>are</strong> it.</p>');
  assert.equal(html('- one\n- two'), '<ul><li>one</li><li>two</li></ul>');
  assert.equal(html('3. three\n4. four'), '<ol start="3"><li>three</li><li>four</li></ol>');
  assert.equal(
    html('| A | B |\n|---|---|\n| 1 | *2* |'),
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
  );
  assert.equal(html('[terms](/terms)'), '<p><a href="/terms">terms</a></p>');
  assert.equal(
    html('Write to hola@liga.example.'),
    '<p>Write to <a href="mailto:hola@liga.example">hola@liga.example</a>.</p>',
  );
});

test("a first line with one # is the title of the page, and isn't repeated", () => {
  const text = '# Our terms\n\nBe kind.\n\n# And fair';
  assert.equal(titleIn(text), 'Our terms');
  assert.equal(html(text), '<p>Be kind.</p><h2>And fair</h2>');
  assert.equal(titleIn('Be kind.'), undefined);
});

test('nothing in a text executes: HTML is text, and invalid links are dropped', () => {
  assert.equal(html('<script>alert(1)</script>'), '&lt;script&gt;alert(1)&lt;/script&gt;');
  assert.equal(html('a <img src=x onerror=alert(1)> b'), '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
  assert.equal(html('[press](javascript:alert(1))'), '<p>press</p>');
  assert.equal(html('[press](//elsewhere.example)'), '<p>press</p>');
});

test('a caller can render code, heading anchors and links differently', () => {
  const drawn = renderMarkdown('## One two\n\nUse `curl` [here](/docs).\n\n```sh\ncurl -s\n```', {
    code: (code, language) => `[${language}: ${code}]`,
    name: (text) => `<${text}>`,
    anchor: (heading) => heading.toLowerCase().replace(' ', '-'),
    address: (href) => `/en${href}`,
  });
  assert.equal(
    renderToStaticMarkup(drawn),
    '<h2 id="one-two">One two</h2><p>Use &lt;curl&gt; <a href="/en/docs">here</a>.</p>[sh: curl -s]',
  );
});
