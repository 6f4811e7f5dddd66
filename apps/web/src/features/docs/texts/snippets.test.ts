import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { lexer } from 'marked';

const folder = mkdtempSync(join(tmpdir(), 'traip-snippets-'));
after(() => rmSync(folder, { recursive: true }));

/** The first code block of a language in the guide to webhooks. */
function snippet(locale: string, language: string): string {
  const guide = readFileSync(join(import.meta.dirname, 'content', locale, 'webhooks.md'), 'utf8');
  const block = lexer(guide).find((token) => token.type === 'code' && token.lang === language);
  assert.ok(block?.type === 'code');
  return block.text;
}

const secret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;
const body = '{"type":"match.finished"}';

/** A delivery, signed as Traip signs it. */
function signed(timestamp: number) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,AAAA v1,${signature}`,
  };
}

const now = Math.floor(Date.now() / 1000);

for (const locale of ['es', 'en']) {
  test(`the TypeScript of the guide to webhooks verifies our messages and rejects others (${locale})`, async () => {
    const file = join(folder, `${locale}.ts`);
    writeFileSync(file, snippet(locale, 'ts'));
    const { isFromTraip } = (await import(pathToFileURL(file).href)) as {
      isFromTraip: (secret: string, headers: Record<string, string>, body: string) => boolean;
    };
    assert.equal(isFromTraip(secret, signed(now), body), true);
    assert.equal(isFromTraip(secret, signed(now), `${body} `), false);
    assert.equal(isFromTraip(secret, signed(now - 600), body), false, 'too old');
  });

  test(`its Python does too (${locale})`, () => {
    const isOurs = (headers: object, sent: string) => {
      const call = `print(is_from_traip(${JSON.stringify(secret)}, ${JSON.stringify(headers)}, ${JSON.stringify(sent)}.encode()))`;
      const { error, stdout, stderr } = spawnSync(
        'python3',
        ['-c', `${snippet(locale, 'python')}\n${call}`],
        {
          encoding: 'utf8',
        },
      );
      return error ? null : { output: stdout.trim(), stderr };
    };
    const answers = [
      isOurs(signed(now), body),
      isOurs(signed(now), `${body} `),
      isOurs(signed(now - 600), body),
    ];
    // Skipped on a machine without Python.
    if (answers.includes(null)) return;
    assert.deepEqual(answers, [
      { output: 'True', stderr: '' },
      { output: 'False', stderr: '' },
      { output: 'False', stderr: '' },
    ]);
  });
}
