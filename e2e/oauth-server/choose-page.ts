import { fullName, type Person } from './people.ts';

/** What the answer of the page is called, and the answer of who does not want to go on. */
export const choiceField = 'person';
export const refusal = 'nobody';

/** The provider's own page: choose who you are, or turn back. Its form comes back to the same address. */
export function choosePage(providerName: string, people: readonly Person[]): string {
  const buttons = people.map(
    (person) =>
      `<p><button name="${choiceField}" value="${person.id}">${escapeHtml(labelOf(person))}</button></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${providerName}</title>
<h1>Sign in with ${providerName}</h1><form method="post">${buttons.join('')}
<p><button name="${choiceField}" value="${refusal}">Cancel</button></p></form></html>`;
}

/** The words on a person's button. */
export function labelOf(person: Person): string {
  return `${fullName(person)} (${person.email})`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
