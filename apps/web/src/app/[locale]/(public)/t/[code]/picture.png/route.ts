import { traipPicture } from '../../../../../../features/social-pictures/index.tsx';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/t/[code]/picture.png'>) {
  const { locale, code } = await params;
  return traipPicture(request, locale, code);
}
