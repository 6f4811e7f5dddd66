import { isRaced } from '@traip/engine';
import { sendRevalidated } from '../../lib/http/send-revalidated.ts';
import { settings } from '../../lib/settings.ts';
import { pageUrl } from '../../ui/json-ld/breadcrumbs.ts';
import { defaultAccent, type WidgetKind, widgetKinds, widgetSnippet } from '../sharing/index.ts';
import { readerFor } from '../social-pictures/index.tsx';
import { type EmbedTarget, targetOf } from './target-of.ts';

const width = 600;
const height = 480;
const picture = { width: 1200, height: 630 };

/** The preview of a linked page (oembed.com): a competition as a widget, other pages as a picture. */
export async function oembed(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  // The other format is optional.
  if ((searchParams.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 });
  const target = targetOf(searchParams.get('url') ?? '', settings().publicOrigin);
  const title = target && (await titleOf(request, target));
  if (target === null || title === null) return new Response(null, { status: 404 });
  const usual = await usualWidget(request, target);
  const body = { ...describe(target, title), ...contentOf(target, title, usual, sizeIn(searchParams)) };
  return sendRevalidated(request, JSON.stringify(body), 'application/json; charset=utf-8');
}

/** Null if nothing is public. */
async function titleOf(request: Request, { kind, id }: EmbedTarget): Promise<string | null> {
  const reader = readerFor(request);
  if (kind === 'match') {
    const match = await reader.match(id);
    return match && [match.home?.name, match.away?.name, match.competition.name].filter(Boolean).join(' · ');
  }
  return (await reader[kind](id))?.name ?? null;
}

function describe({ locale, path }: EmbedTarget, title: string) {
  return {
    version: '1.0',
    title,
    provider_name: 'Traip',
    provider_url: settings().publicOrigin,
    thumbnail_url: pageUrl(locale, `${path}/picture.png`),
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
}

/** Whether the competition has races. */
async function usualWidget(request: Request, { kind, id }: EmbedTarget): Promise<WidgetKind> {
  const found = kind === 'competition' ? await readerFor(request).competition(id) : null;
  return found !== null && isRaced(found.category.sportVariantKey) ? 'races' : 'standings';
}

function contentOf({ kind, id, locale, tab }: EmbedTarget, title: string, usual: WidgetKind, size: Size) {
  if (kind !== 'competition') return { type: 'link' };
  const shown: WidgetKind = widgetKinds.find((one) => one === tab) ?? usual;
  const options = { kind: shown, id, locale, theme: 'auto', accent: defaultAccent } as const;
  return { type: 'rich', html: widgetSnippet(settings().publicOrigin, title, options), ...size };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** At most as large as the requested size. */
function sizeIn(query: URLSearchParams): Size {
  const limit = (name: string, own: number) => Math.min(own, Number(query.get(name)) || own);
  return { width: limit('maxwidth', width), height: limit('maxheight', height) };
}
