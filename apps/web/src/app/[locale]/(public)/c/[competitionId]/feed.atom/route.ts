import { competitionFeed } from '../../../../../../features/feeds/index.ts';

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/c/[competitionId]/feed.atom'>,
) {
  const { locale, competitionId } = await params;
  return competitionFeed(request, locale, competitionId);
}
