/** Escaped: a team's name must not end the script. */
export function JsonLd({ data }: { readonly data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with nothing in it that could be markup
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
