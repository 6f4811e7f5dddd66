/** Phrases that the glossary rules out on screens, in lower case, by language. */
type ForbiddenTerms = { readonly es: readonly string[]; readonly en: readonly string[] };

const heading = '## Terms on screens';

/** Reads the table under the heading: concept, Spanish, English, never in Spanish, never in English. */
export function readForbiddenTerms(glossary: string): ForbiddenTerms {
  const section = glossary.split(heading)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = (index: number) => rows.flatMap((row) => termsOf(row[index] ?? ''));
  return { es: column(4), en: column(5) };
}

function termsOf(cell: string): string[] {
  return cell
    .split(',')
    .map((term) => wordsOf(term))
    .filter((term) => term !== '');
}

/** The forbidden phrases in a message; names of arguments and choices do not count. */
export function forbiddenIn(message: string, terms: readonly string[]): string[] {
  const text = ` ${wordsOf(readerText(message))} `;
  return terms.filter((term) => text.includes(` ${term} `));
}

function readerText(message: string): string {
  return message
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[\w.-]+\}/g, ' … ')
    .replace(/\{[\w.-]+, \w+,?/g, ' … ')
    .replace(/[\w=]+ \{/g, ' … ');
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'…-]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
