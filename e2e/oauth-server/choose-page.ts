import { fullName, type Person } from './people.ts';

/** The field name of the page's form, and the value that cancels. */
export const choiceField = 'person';
export const refusal = 'nobody';

/** The provider's own page: choose who you are, or cancel. Its form posts to the same URL. */
export function choosePage(providerName: string, people: readonly Person[]): string {
  const buttons = people.map(
    (person) =>
      `<p><button name="${choiceField}" value="${person.id}">${escapeHtml(labelOf(person))}</button></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${providerName}</title>
<h1>Sign in with ${providerName}</h1><form method="post">${buttons.join('')}
<p><button name="${choiceField}" value="${refusal}">Cancel</button></p></form></html>`;
}

/** The label of a person's button. */
export function labelOf(person: Person): string {
  return `${fullName(person)} (${person.email})`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
