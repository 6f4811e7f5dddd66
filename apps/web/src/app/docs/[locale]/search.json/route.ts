import { searchIndex } from '../../../../features/docs/search/search-index.ts';
import { isLocale } from '../../../../i18n/locales.ts';

export async function GET(_request: Request, { params }: RouteContext<'/docs/[locale]/search.json'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(await searchIndex(locale), { headers: { 'cache-control': 'public, max-age=300' } });
}
