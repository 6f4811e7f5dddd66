import { type Locale, localisedPath } from '../../i18n/locales.ts';
import { themeScript } from '../../ui/theme/theme-script.ts';

interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
  readonly home: string;
}

interface OfflineInput {
  readonly locale: Locale;
  readonly texts: OfflineTexts;
  readonly nonce: string;
}

/**
 * Self-contained: shown when nothing can be fetched. The empty href of its first link is the requested page.
 */
export function offlineDocument({ locale, texts, nonce }: OfflineInput): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · Traip</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${themeScript()}</script>
</head>
<body>
<main>
${mark}
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p>${texts.kept}</p>
<nav>
<a class="first" href="">${texts.retry}</a>
<a href="${localisedPath(locale, '/')}">${texts.home}</a>
</nav>
</main>
</body>
</html>
`;
}

const mark = `<svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0B7A70"/><path d="M6.5 9.5H14a2 2 0 0 1 2 2V18M25.5 9.5H18a2 2 0 0 0-2 2V18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="16" cy="24" r="3.6" fill="#D9C8FF"/></svg>`;

const style = `
:root{color-scheme:light;--bg:#f5f7f9;--text:#14213d;--text-2:#46526c;--primary:#0b7a70;--on:#fff;--line:#c3cbd8;--focus:#6d3fd1}
:root[data-theme=dark]{color-scheme:dark;--bg:#0e1524;--text:#eef2f9;--text-2:#b9c4d8;--primary:#4cc2b4;--on:#0b1322;--line:#43516d;--focus:#b79bf5}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--text);font:500 16px/26px Montserrat,system-ui,"Segoe UI",sans-serif;text-align:center}
main{display:grid;justify-items:center;gap:12px;max-width:52ch}
h1{margin:12px 0 0;font-size:28px;line-height:36px;font-weight:800;letter-spacing:-.015em}
p{margin:0;color:var(--text-2)}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-top:16px}
a{display:grid;place-items:center;min-height:48px;padding:0 24px;border:1px solid var(--line);border-radius:12px;color:var(--text);font-weight:700;text-decoration:none}
a.first{border-color:var(--primary);background:var(--primary);color:var(--on)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
