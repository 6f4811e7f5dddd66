import { resizeScript } from '../../features/widgets/resize-script.ts';

export function GET() {
  return new Response(resizeScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
