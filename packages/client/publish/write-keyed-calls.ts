import { writeFileSync } from 'node:fs';
import { openApi } from '@traip/contract/openapi';

/** Writes the calls that take an idempotency key, from the API description: part of `npm run routes`. */
interface Description {
  readonly paths: Record<string, { readonly post?: { readonly parameters?: readonly { name?: string }[] } }>;
}

export function findKeyedCalls(): string[] {
  const { paths } = openApi() as unknown as Description;
  return Object.entries(paths)
    .filter(([, { post }]) => post?.parameters?.some(({ name }) => name?.toLowerCase() === 'idempotency-key'))
    .map(([path]) => path)
    .sort();
}

if (import.meta.main) {
  const lines = findKeyedCalls().map((path) => `  '${path}',`);
  writeFileSync(
    new URL('../src/keyed-calls.ts', import.meta.url),
    `/** The calls that create something, and take an idempotency key. Written by \`npm run routes\`. */\nexport const keyedCalls: readonly string[] = [\n${lines.join('\n')}\n];\n`,
  );
}
