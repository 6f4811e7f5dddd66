import { organisationFeed } from '../../../../../../features/feeds/index.ts';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/o/[orgCode]/feed.atom'>) {
  const { locale, orgCode } = await params;
  return organisationFeed(request, locale, orgCode);
}
