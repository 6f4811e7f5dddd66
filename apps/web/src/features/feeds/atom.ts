/** A feed that news readers and other pages subscribe to (RFC 4287). */
export interface AtomFeed {
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  /** The URLs of the page and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly author: string;
  /** When nothing has happened yet. */
  readonly since: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly at: string;
}

export function writeAtom(feed: AtomFeed): string {
  const { title, subtitle, language, page, self, author, since, entries } = feed;
  const updated = entries.reduce((latest, { at }) => (at > latest ? at : latest), since);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    link('self', self, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({ title, summary, url, at }: AtomEntry): string {
  const parts = [element('id', url), element('title', title), element('summary', summary)];
  return `<entry>${[...parts, element('updated', at), link('alternate', url, 'text/html')].join('')}</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names are user input: they must not be read as markup, and XML allows no control characters. */
function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"]/g, (one) => entities[one] ?? one);
}
