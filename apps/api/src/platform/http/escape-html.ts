const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML: names come from users and may contain anything. */
export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] as string);
}
