import { teamFeed } from '../../../../../../features/feeds/index.ts';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/team/[id]/feed.atom'>) {
  const { locale, id } = await params;
  return teamFeed(request, locale, id);
}
