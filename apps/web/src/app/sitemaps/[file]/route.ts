import { sitemapFile } from '../../../features/sitemap/index.ts';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  return (await sitemapFile(request, (await params).file)) ?? new Response(null, { status: 404 });
}
