/** The mail providers that most people of our clubs use. */
const mailDomains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'msn.com',
  'mail.com',
  'gmx.es',
  'telefonica.net',
  'protonmail.com',
];

/** `ana@gmial.com` → `ana@gmail.com`: one typo (a letter added, missing, replaced or swapped) from a known domain. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (mailDomains.includes(domain)) return null;
  const suggestion = mailDomains.find((known) => isOneTypoAway(domain, known));
  return suggestion ? `${email.slice(0, at)}@${suggestion}` : null;
}

function isOneTypoAway(typed: string, expected: string): boolean {
  if (Math.abs(typed.length - expected.length) > 1) return false;
  const start = commonPrefix(typed, expected);
  const a = typed.slice(start);
  const b = expected.slice(start);
  const swapped = a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
