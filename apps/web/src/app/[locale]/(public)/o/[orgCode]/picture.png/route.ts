import { organisationPicture } from '../../../../../../features/social-pictures/index.tsx';

export async function GET(request: Request, { params }: RouteContext<'/[locale]/o/[orgCode]/picture.png'>) {
  const { locale, orgCode } = await params;
  return organisationPicture(request, locale, orgCode);
}
