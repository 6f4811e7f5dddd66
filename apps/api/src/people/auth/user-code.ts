import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const suffixLength = 6;

/** A code for people to share, like `lucia-benitez-k3m9xq`; there are almost a billion suffixes for namesakes. */
export function newUserCode(firstName: string, surnames: string): string {
  const firstSurname = surnames.split(/\s+/)[0] ?? '';
  const name = `${slug(firstName)}-${slug(firstSurname)}`
    .replaceAll(/-{2,}/g, '-')
    .slice(0, 24 - suffixLength - 1);
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${name.replaceAll(/^-|-$/g, '') || 'traip'}-${suffix}`;
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
