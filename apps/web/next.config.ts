import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages reach the browser parsed, and the parser stays here.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'es', precompile: true },
  },
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@traip/contract', '@traip/engine'],
  // Tells browsers that hold an older build apart from this one; see src/app/sw.js.
  env: { BUILD: Date.now().toString(36) },
  // Nothing uses `next/image`: its endpoint would keep pictures for hours, also once they are private.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // Continuous integration builds once, in a fresh clone: a cache for the next build would take a tenth of the time.
    turbopackFileSystemCacheForBuild: process.env.CI !== 'true',
  },
  // `npm run check` does it, and whoever only starts Traip need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    // The workspace packages live two folders up.
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // The icons of MUI as plain pictures; tsconfig.json has the same for their types.
    resolveAlias: { '@mui/material/SvgIcon': './src/ui/icon/svg-icon.tsx' },
  },
};

export default withNextIntl(config);
