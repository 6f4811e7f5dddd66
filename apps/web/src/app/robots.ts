import type { MetadataRoute } from 'next';
import { settings } from '../lib/settings.ts';

// The public origin is known only at run time.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const personal = [
    '/home',
    '/profile',
    '/dashboard/',
    '/auth/reset-password',
    '/auth/verify-email',
    '/error',
    '/invitations',
    '/join/',
    '/my-teams',
    '/score/',
  ];
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/v1/club/agenda/person/', ...personal, ...personal.map((path) => `/en${path}`)],
    },
    sitemap: `${settings().publicOrigin}/sitemap.xml`,
  };
}
