import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';

/** What only some requests or settings need: together 0.4 s of CPU and 35 MB. */
const libraries = [
  '@fastify/http-proxy',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'pdfkit',
  'sharp',
];

const module = JSON.stringify(new URL('./traip.ts', import.meta.url).href);
const program = `import { registerHooks } from 'node:module';
  const load = (url, context, next) => {
    console.log(url);
    return next(url, context);
  };
  registerHooks({ load });
  await import(${module});
  process.exit();`;

it('a start loads no library that only some requests or settings need', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const loaded = await text(child.stdout);
  assert.match(loaded, /\/node_modules\/fastify\//);
  const early = libraries.filter((name) => loaded.includes(`/node_modules/${name}/`));
  assert.deepEqual(early, []);
});
