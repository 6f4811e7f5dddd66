import { competitionPicture } from '../../../../../../features/social-pictures/index.tsx';

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/c/[competitionId]/picture.png'>,
) {
  const { locale, competitionId } = await params;
  return competitionPicture(request, locale, competitionId);
}
