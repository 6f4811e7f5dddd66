import type { Random } from '@traip/engine/chance';

/** Texts that are known to break programs: injections, odd characters, numbers as text, extreme length. */
const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnirts',
  '\u200b',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(60),
  'Z̸̢̛̜͎'.repeat(30),
  "'; drop table matches; --",
  "' or '1'='1",
  '1; select pg_sleep(5)',
  "\\'; --",
  '%',
  '%_%_%',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  '=cmd|"/c calc"!A1',
  'a'.repeat(10_000),
  '(a+)+$',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e309',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '2026-03-29T02:30:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  '__proto__',
  'constructor',
  'toString',
  'Content-Type: text/html\r\n\r\n<h1>',
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  32_768,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

/** A value that no field expects, or that is valid but absurd. */
export function poison(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return pick(random, texts);
    case 3:
      return pick(random, numbers);
    case 4:
      return pick(random, [null, true, false, [], {}, [[]], [null], { '': '' }]);
    case 5:
      return nested(3 + random.below(400), random.below(2) === 0);
    case 6:
      return Array.from({ length: 1 + random.below(2_000) }, (_, index) => index);
    default:
      return { ...ownProto(), $ne: null, length: -1, toString: 'x' };
  }
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)] as T;
}

/** A text that a path or a query can carry. */
export function poisonText(random: Random): string {
  const value = random.below(4) === 0 ? String(pick(random, numbers)) : pick(random, texts);
  // URLs are well-formed Unicode: they cannot contain lone surrogates.
  return value.toWellFormed();
}

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { deep: value };
  return value;
}

/** Only parsing JSON creates `__proto__` as an own property. */
function ownProto(): object {
  return JSON.parse('{"__proto__":{"role":"super-admin","isAdmin":true}}') as object;
}
