const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export interface Page {
  /** Its URL per language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly changedAt: string | null;
}

/** Each page once per language, with alternates (sitemaps.org, hreflang). */
export function addressesXml(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ languages, changedAt }) => {
    const links = Object.entries(languages)
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`)
      .join('');
    const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
    return Object.values(languages).map((url) => `<url><loc>${escaped(url)}</loc>${changed}${links}</url>`);
  });
  return `${head}\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

export function indexXml(files: readonly string[]): string {
  const entries = files.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`);
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}
