import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Check } from './check.ts';
import { checks } from './checks.ts';
import { openProject } from './project.ts';
import { cycles } from './rules/cycles.ts';
import { declared } from './rules/declared.ts';
import { directions } from './rules/directions.ts';
import { exports } from './rules/exports.ts';
import { layers } from './rules/layers.ts';
import { leftovers } from './rules/leftovers.ts';
import { messages } from './rules/messages.ts';
import { names } from './rules/names.ts';
import { patterns } from './rules/patterns.ts';
import { pictures } from './rules/pictures.ts';
import { places } from './rules/places.ts';
import { reachable } from './rules/reachable.ts';
import { sql } from './rules/sql.ts';
import { texts } from './rules/texts.ts';

/** The violations that a check finds in its sample, as sorted "file:line why". */
function rejected(check: Check): string[] {
  const sample = openProject(fileURLToPath(new URL(`./samples/${check.name}`, import.meta.url)));
  const { checked, violations } = check.run(sample);
  assert.ok(checked > 0, 'the check saw no file');
  return violations.map(({ file, line, why }) => `${file}:${line} ${why}`).sort();
}

test('imports run in one direction only', () => {
  assert.deepEqual(rejected(directions), [
    'apps/api/src/index.ts:2 api may not import web',
    'apps/api/src/index.ts:3 reaches into engine by a path; import @traip/engine',
    'apps/api/src/index.ts:4 api may not import e2e',
    "apps/api/src/index.ts:5 the engine's lab is no part of the product",
    'apps/api/src/login.test.ts:2 ./lost.ts leads to no file',
    'apps/traip/src/main.ts:2 traip may not import checks',
    'apps/web/src/features/home/home.tsx:1 web may not import api',
    'apps/web/src/features/home/home.tsx:2 features may not import app: app → features → ui → lib',
    'apps/web/src/features/home/home.tsx:4 reaches into the feature team: ../team/crest.tsx; only its index is for others',
    'apps/web/src/lib/date.ts:1 lib may not import ui: app → features → ui → lib',
    'apps/web/src/ui/button.tsx:2 ui may not import features: app → features → ui → lib',
    'checks/run.ts:1 checks may not import api',
    'packages/contract/src/index.ts:2 contract may not import api',
    'packages/engine/cli/main.ts:2 engine imports nothing outside itself, not zod',
    'packages/engine/src/index.ts:1 engine imports nothing outside itself, not node:fs',
    'packages/engine/src/index.ts:2 engine imports nothing outside itself, not zod',
    'packages/engine/src/index.ts:3 engine imports nothing outside itself, not @traip/contract',
    'packages/engine/src/index.ts:5 the engine does not know its command line',
  ]);
});

test('imports inside the API run in one direction, layer by layer', () => {
  assert.deepEqual(rejected(layers), [
    'apps/api/src/people/team/matches.ts:2 people/team is below competition/match and may not import it',
    'apps/api/src/platform/db/open.ts:1 platform/db is below platform/jobs and may not import it',
    'apps/api/src/shared/words.ts:1 its folder is in no layer',
  ]);
});

test('a page that lists its texts lists exactly those it uses', () => {
  assert.deepEqual(rejected(texts), [
    'apps/web/src/app/home/page.tsx:1 apps/web/src/features/home/home.tsx says teams, which is not sent to home',
    'apps/web/src/app/home/page.tsx:1 apps/web/src/features/team/crest.tsx says colours, which is not sent to home',
    'apps/web/src/app/home/page.tsx:1 races is sent to home, and nobody says it',
  ]);
});

test('SQL stays in its places', () => {
  assert.deepEqual(rejected(sql), [
    'apps/api/src/competition/match/list.ts:2 kysely is for queries.ts, auth/, db/ and jobs/',
    'apps/api/src/competition/match/list.ts:4 pg is for queries.ts, auth/, db/ and jobs/',
    'apps/api/src/competition/match/list.ts:8 selectFrom() belongs in queries.ts',
  ]);
});

test('folders do not import each other in a circle, not even for types', () => {
  const api = 'apps/api/src';
  assert.deepEqual(rejected(cycles), [
    `${api}/auth/login.ts:1 ${api}/auth imports ${api}/mail, which leads back to ${api}/auth`,
    `${api}/http/serve.ts:1 ${api}/http imports ${api}/live, which leads back to ${api}/http`,
    `${api}/live/handle.ts:1 ${api}/live imports ${api}/http, which leads back to ${api}/live`,
    `${api}/mail/post.ts:1 ${api}/mail imports ${api}/words, which leads back to ${api}/mail`,
    `${api}/words/pick.ts:2 ${api}/words imports ${api}/auth, which leads back to ${api}/words`,
  ]);
});

test('every imported package is declared where it is used', () => {
  assert.deepEqual(rejected(declared), [
    'apps/web/src/page.test.ts:2 typescript is not in apps/web/package.json',
    'apps/web/src/page.test.ts:3 @traip/e2e is not in apps/web/package.json',
    'apps/web/src/page.test.ts:4 @traip/e2e is not in apps/web/package.json',
    'apps/web/src/page.tsx:5 @fontsource/montserrat is not in apps/web/package.json',
    'apps/web/src/page.tsx:6 fast-check is only a development dependency in apps/web/package.json',
    'apps/web/src/page.tsx:8 lodash is not in apps/web/package.json',
    'scripts/run.ts:2 react is not in package.json',
  ]);
});

test('meaningless names are rejected, names that merely look like them are not', () => {
  assert.deepEqual(rejected(names), [
    'apps/api/src/date-helpers.ts:1 "date-helpers.ts" does not say what is inside',
    'apps/api/src/utils/date.ts:1 "utils" does not say what is inside',
    'apps/web/src/common.ts:1 "common.ts" does not say what is inside',
    'apps/web/src/misc/x.ts:1 "misc" does not say what is inside',
    'apps/web/src/ui/UserManager.tsx:1 "UserManager.tsx" does not say what is inside',
  ]);
});

test('leftover notes and disabled tests are found, strings that look like them are not', () => {
  const promise = 'TO'.concat('DO');
  const repair = 'FIX'.concat('ME');
  assert.deepEqual(rejected(leftovers), [
    `README.md:3 ${promise}: do it or drop it`,
    'src/a.test.ts:2 .only() hides tests',
    'src/a.test.ts:3 .skip() hides tests',
    'src/a.test.ts:5 .skip() hides tests',
    `src/a.ts:1 ${promise}: do it or drop it`,
    `src/a.ts:3 ${repair}: do it or drop it`,
  ]);
});

test('unreachable files are found', () => {
  assert.deepEqual(rejected(reachable), [
    'apps/traip/src/old.d.mts:1 nothing leads here',
    'apps/traip/src/old.mjs:1 nothing leads here',
    'apps/web/src/app/[locale]/part.tsx:1 nothing leads here',
    'apps/web/src/ui/old-title.tsx:1 nothing leads here',
    'packages/engine/src/forgotten.ts:1 nothing leads here',
  ]);
});

test('unused exports are found, even behind an index', () => {
  assert.deepEqual(rejected(exports), [
    'packages/engine/src/index.ts:2 no other file uses hidden',
    'packages/engine/src/table.ts:3 no other file uses Row',
    'packages/engine/src/table.ts:8 only tests use checked',
    'packages/engine/src/testing/sample.ts:2 no other file uses forgotten',
  ]);
});

test('both languages match and follow the glossary, and every message is used and exists', () => {
  assert.deepEqual(rejected(messages), [
    'apps/web/messages/en.json:16 other.live says “being played now”, which docs/words.md rules out',
    'apps/web/messages/en.json:16 other.live says “state”, which docs/words.md rules out',
    'apps/web/messages/en.json:2 home.onlySpanish is missing',
    'apps/web/messages/en.json:3 home.title has [nombre], in Spanish [name]',
    'apps/web/messages/en.json:5 home.link has [<b>], in Spanish [<a>]',
    'apps/web/messages/es.json:14 other.onlyEnglish is missing',
    'apps/web/messages/es.json:16 other.live says “en vivo”, which docs/words.md rules out',
    'apps/web/messages/es.json:16 other.live says “tu papel”, which docs/words.md rules out',
    'apps/web/messages/es.json:7 nobody uses home.dead',
    'apps/web/src/home.tsx:11 there is no message home.kinds',
    'apps/web/src/home.tsx:12 no message matches ^home\\.lost\\..+$',
    'apps/web/src/home.tsx:18 there is no message nothing',
    'apps/web/src/home.tsx:19 there is no message other.count',
    'apps/web/src/home.tsx:7 there is no message home.nowhere',
  ]);
});

test('package registries and machine-specific paths are found', () => {
  assert.deepEqual(rejected(places), [
    '.npmrc:2 names a package registry',
    'docs/install.md:1 names a package registry',
    'package-lock.json:9 "resolved" ties the lockfile to one registry',
    'src/a.ts:1 names a place on one machine',
    'src/a.ts:2 names a place on one machine',
    'src/a.ts:3 names a place on one machine',
  ]);
});

test('every check has a sample that it rejects', () => {
  for (const check of checks) assert.notEqual(rejected(check).length, 0, check.name);
});

test('every picture declares its size', () => {
  assert.deepEqual(rejected(pictures), [
    'apps/web/src/ui/crest.tsx:7 <img> has no width and no height',
    'apps/web/src/ui/crest.tsx:8 <Image> has no height',
  ]);
});

test('patterns prone to catastrophic backtracking are found', () => {
  const found = rejected(patterns).map((line) => line.replace(/, as for .*/, ''));
  assert.deepEqual(found, [
    'apps/api/src/words.ts:10 /^[ab]*ab[ab]*$/ is 2nd degree polynomial',
    'apps/api/src/words.ts:11 /(?:ab)+;/ is 2nd degree polynomial',
    'apps/api/src/words.ts:12 /\\/static\\/[\\w/]+\\.js/ is 2nd degree polynomial',
    'apps/api/src/words.ts:4 /^(?:a+)+$/ is exponential',
    'apps/api/src/words.ts:5 /^\\w+\\d+$/ is 2nd degree polynomial',
    'apps/api/src/words.ts:6 /-+$/ is 2nd degree polynomial',
    'apps/api/src/words.ts:7 /^a*a*$/ is 2nd degree polynomial',
    'apps/api/src/words.ts:8 /^(?:ab|abab)*$/ is exponential',
    'apps/api/src/words.ts:9 new RegExp() is put together at run time: say in undecided.ts why it is safe',
  ]);
});
