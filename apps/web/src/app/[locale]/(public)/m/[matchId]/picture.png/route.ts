import { matchPicture } from '../../../../../../features/social-pictures/index.tsx';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/m/[matchId]/picture.png'>) {
  const { locale, matchId } = await params;
  return matchPicture(request, locale, matchId);
}
