import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contract } from './src/contract.ts';
import { routesOf } from './src/route.ts';

/**
 * Writes src/routes from the declarations in src/calls, one file per resource, so that a page loads only the
 * routes of its calls, without the shapes of their input and reply.
 */
const folder = new URL('src/routes/', import.meta.url);
const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [resource, calls] of Object.entries(contract))
  writeFileSync(
    new URL(`${kebab(resource)}.ts`, folder),
    `// Written by \`npm run routes\`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const ${resource}Routes: RoutesOf<typeof contract.${resource}> = ${JSON.stringify(routesOf(calls))};
`,
  );
const lines = Object.keys(contract).map((resource) => `export * from './${kebab(resource)}.ts';`);
writeFileSync(
  new URL('index.ts', folder),
  `// Written by \`npm run routes\`: change the calls instead.\n${lines.join('\n')}\n`,
);
