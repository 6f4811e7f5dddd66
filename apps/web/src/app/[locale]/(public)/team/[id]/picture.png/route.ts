import { teamPicture } from '../../../../../../features/social-pictures/index.tsx';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/team/[id]/picture.png'>) {
  const { locale, id } = await params;
  return teamPicture(request, locale, id);
}
